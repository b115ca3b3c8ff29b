import { LOCALES, type Language } from './languages.ts';

/** Of what a date is made that is written out, as `Intl` names it. */
type Parts = Intl.DateTimeFormatOptions;

const SHORT = ['jan.', 'feb.', 'mars', 'apr.', 'maí', 'jún.', 'júl.', 'ágú.', 'sep.', 'okt.', 'nóv.', 'des.'];
const LONG = [
  'janúar',
  'febrúar',
  'mars',
  'apríl',
  'maí',
  'júní',
  'júlí',
  'ágúst',
  'september',
  'október',
  'nóvember',
  'desember',
];

/**
 * Writes moments in a language. Some browsers come without Icelandic and would write English instead: German has the same
 * order and signs, and the months are said here.
 */
export function dateFormat(language: Language, parts: Parts): { format(at: number | Date): string } {
  const locale = LOCALES[language];
  return Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0
    ? new Intl.DateTimeFormat(locale, parts)
    : icelandic(parts);
}

export function icelandic(parts: Parts): { format(at: number | Date): string } {
  const german = new Intl.DateTimeFormat('de', parts);
  const month = new Intl.DateTimeFormat('en', { month: 'numeric', timeZone: german.resolvedOptions().timeZone });
  const months = parts.dateStyle === 'long' || parts.month === 'long' ? LONG : SHORT;
  return {
    format: at =>
      german
        .formatToParts(at)
        .map(({ type, value }) => {
          if (type === 'month' && !/^\d+$/.test(value)) return months[Number(month.format(at)) - 1] ?? value;
          return type === 'literal' ? value.replace(/ um /, ' kl. ') : value;
        })
        .join(''),
  };
}
