import type { Language } from '../src/languages.ts';

/** A word or turn of phrase that no text of a language uses, and what is said instead. */
interface Forbidden {
  readonly pattern: RegExp;
  readonly instead: string;
  /** Only in areas whose name begins so. */
  readonly in?: string;
}

/** Boundaries of words for letters of every alphabet. */
const word = (pattern: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'iu');

/** What a critical reader struck out, held against the rulebooks: once for each thing there is one word. */
export const FORBIDDEN: { readonly [L in Language]: readonly Forbidden[] } = {
  en: [
    { pattern: /\b(begins|ends|end of) the game\b|the game (is over|ends)/i, instead: 'a match is a match' },
    {
      pattern: /(?<!\bhas (?:the )?)\bmost (dice|money|points)( with chips)? (takes?|wins?)\b/i,
      instead: 'whoever has the most … takes, wins',
    },
    { pattern: /\ball round\b/, instead: 'for the whole round' },
    { pattern: /\ba \{number, number\}/, instead: 'the …: an 8, an 11' },
    { pattern: /called by your colour/, instead: 'first names' },
  ],
  el: [
    { pattern: word('ισοπαλούν'), instead: 'είναι ισόπαλοι' },
    { pattern: word('(αυτοκινητό|σιδηρό)δρομ(ου|ων|ους)'), instead: 'αυτοκινητοδρόμου, σιδηροδρόμων' },
    { pattern: word('φύλλ(ο|α|ου|ων)'), instead: 'δελτίο' },
    { pattern: word('μοβ'), instead: 'μωβ' },
    { pattern: word('θέση|θέσεις'), instead: 'πεδία', in: 'help-qwinto' },
    { pattern: word('ενώ(στε|νω|νει|νετε|νεται|νουν)|ενωθ\\p{L}+|ενωμέν\\p{L}+'), instead: 'συνδέστε, συνδεθεί' },
    { pattern: word('μη τ(ο|ον|ην|ους)'), instead: 'μην το' },
    { pattern: word('κερδίζουν (τα|οι) περισσότερ(α|οι)'), instead: 'κερδίζει όποιος έχει …' },
    { pattern: word('περισσότερα ζάρια (παίρνουν|κερδίζουν)'), instead: 'όποιος έχει τα περισσότερα ζάρια παίρνει' },
    { pattern: word('κάτω από την τράπουλα'), instead: 'στον πάτο της τράπουλας' },
    { pattern: word('αρχεί(ο|α|ου|ων) ((μιας|της) )?παρτίδας'), instead: 'καταγραφή' },
    { pattern: word('μια σειρά'), instead: 'γύρος· σειρά is a row', in: 'help-qwinto' },
    { pattern: word('(ξεκινάει|τελειώνει) το παιχνίδι|το παιχνίδι (τελείωσε|τελειώνει)'), instead: 'η παρτίδα' },
    { pattern: word('Κενά ζάρια κερδίζει|Ωραία ζαριά'), instead: 'Κενός, Ωραία ζάρια' },
    { pattern: word('ενός παιχνιδιού|στο παιχνίδι'), instead: 'η παρτίδα', in: 'help-railroad-ink' },
    { pattern: word('φυλλομετρητ\\p{L}+'), instead: 'περιηγητής' },
    { pattern: word('λεφτά'), instead: 'χρήματα' },
    { pattern: word('στέκονται'), instead: 'πώς πάνε' },
    { pattern: word('ισοβαθμ\\p{L}+'), instead: 'είναι ισόπαλοι' },
    { pattern: word('ζευγάρι(α|ου|ών)?'), instead: 'ζεύγος', in: 'help-railroad-ink' },
    { pattern: word('ανοιχτ(ή|ές) άκρ(η|ες)'), instead: 'άκρο· άκρη is the edge' },
    { pattern: word('μακρύτερος'), instead: 'μεγαλύτερος' },
    { pattern: word('παίρνεται πίσω|πάρθηκ(ε|αν) πίσω'), instead: 'αναιρείται' },
    { pattern: word('εγκαταλεί(πετε|πει|ψει|ψετε)'), instead: 'παραιτείται· a match εγκαταλείφθηκε' },
    { pattern: /(?<!\p{L})(?:το|Το|του|νεότερο|παλαιότερο) Zaria/u, instead: 'η Zaria' },
    { pattern: word('διαδίκτυο'), instead: 'στο δίκτυο' },
    { pattern: word('δείξε|πάρε|βάλε|δες'), instead: 'εσείς' },
    { pattern: word('ημερολόγι(ο|ου)'), instead: 'η καταγραφή, οι εγγραφές' },
    { pattern: /\d %/, instead: '95%, as percentages are printed' },
    { pattern: /, \{name\}[.:;]/u, instead: 'the name apart: called, it would be inflected' },
    { pattern: /(?:\p{L}ται|\p{L}ηκαν|\p{L}ούν): \{(?:names|dice), list\}/u, instead: 'no verb: it has a number' },
    { pattern: /(?<!\p{L})σ?τ(?:ις|ους|α) \{\w+, plural/u, instead: 'the article inside the plural: it has a number' },
    { pattern: /(?<!\p{L})σ?τη \{/u, instead: 'στη βάση {folder}: στη or στην depends on what follows' },
  ],
  is: [
    { pattern: word('miskast|misköst'), instead: 'feilköst' },
    { pattern: word('stokk(ur|inn|num|i)?'), instead: 'bunki' },
    { pattern: word('teppan|gefðu fimm'), instead: 'Hindrun, Gefðu fimmu' },
    { pattern: word('(leyfir|af|möppu|í|að|frá|nýrri|eldri) Zaria'), instead: 'Zariu' },
    { pattern: word('Zaria-skrá|skrá (um )?viðureign(ar|arinnar)?|skráarsnið'), instead: 'leikskrá' },
    {
      pattern: word('mest fé|flest stig vinna|(flestir|fæstir) teningar (taka|gefa|vinna|fá|greiða)'),
      instead: 'sá sigrar sem á …',
    },
    { pattern: word('jafntefli'), instead: 'jafnmargir teningar' },
    { pattern: word('spilar fyrir \\{name\\}|hjá \\{name\\}|vísar \\{name\\}'), instead: 'the name apart' },
    { pattern: word('loknir leikir|þessum leik|heilan leik|leiknum|gömlum leikjum'), instead: 'viðureign' },
    {
      pattern: word('hefja leik|leiksloka?|leikirnir|leikurinn (sem|er|heldur)|þenna?n leik|fyrsti leikur'),
      instead: 'viðureign',
    },
    { pattern: word('(byrjar|lok) spili(ð|nu)|spilinu (lýkur|er lokið)'), instead: 'viðureignin' },
    { pattern: word('ein umferð'), instead: 'sá sem á leik: umferð is a round', in: 'help-qwinto' },
    { pattern: word('(miðju|hverju) spili|lok spils|þessara spila|mörg spil'), instead: 'viðureign' },
    { pattern: word('eftir vali'), instead: 'að vali loknu' },
    { pattern: word('spilar sætið'), instead: 'spilar fyrir þig' },
    { pattern: word('hefur viðureignina'), instead: 'setur af stað: hefur reads as “has”' },
    { pattern: word('passaðu'), instead: 'sittu hjá' },
    { pattern: word('leggur á borð'), instead: 'setur upp borð' },
    { pattern: word('hraðbraut\\p{L}*'), instead: 'vegur' },
    { pattern: word('miðlar(i|inn|ans|anum)'), instead: 'þjónn' },
    { pattern: word('hlekk(ur|urinn)?'), instead: 'tengill: hlekkur is a link of the dice', in: 'web' },
    { pattern: word('stykki(ð|nu)?'), instead: 'bútur' },
    { pattern: word('opnir endar|opinn endi'), instead: 'laus endi' },
    { pattern: word('telja 5|telja (einu sinni|tvisvar)'), instead: 'gilda, teljast' },
    { pattern: word('spilavíti hennar'), instead: 'samsvarandi spilavíti' },
    { pattern: word('skorar'), instead: 'fær stig' },
    { pattern: word('\\{amount\\} (meira|minna)'), instead: 'í plús: 2 stigum meira' },
    { pattern: word('maður'), instead: 'manneskja' },
    { pattern: word('(heima|upphafs)síð(a|an|u|una|unni)'), instead: 'forsíða' },
    { pattern: word('á (næsta|nokkurn) veg'), instead: 'í næstu stöðu: vegur is a highway' },
    { pattern: word('endurkast'), instead: 'fyrra og seinna kast: endurkast is a reflection' },
    { pattern: word('ónotaðs litar'), instead: 'í ónotuðum lit' },
    { pattern: word('með (tólf útganga|fjóra enda|(eina|tvær|þrjár) opn(a|ar))'), instead: 'með fjórum endum' },
    { pattern: word('á móti hinna|ágóð\\p{L}+'), instead: 'á móti gróða hinna' },
    { pattern: word('reikningsskil'), instead: 'greinargerð' },
    { pattern: word('haldið fram um'), instead: 'engu er lofað um' },
    { pattern: word('spilið hefur haldið áfram'), instead: 'viðureignin' },
    { pattern: word('fullar'), instead: 'ítarlegar: fullar are drunk', in: 'web-sight' },
    { pattern: /\d\s%/, instead: '95%, as shares are written' },
  ],
  it: [
    { pattern: word('(quattro|ogni|nel|il|questo) turn[oi](?! di)'), instead: 'round', in: 'help-las-vegas' },
    { pattern: word('ritir(a|are|arl[oi]|at[aeio])'), instead: 'tira di nuovo; what is taken back is annullato' },
    { pattern: word('tir[oi] a vuoto'), instead: 'tiri mancati' },
    { pattern: word('righ?[ae]'), instead: 'fila', in: 'help-qwinto' },
    { pattern: word('verbal[ei]'), instead: 'registrazione' },
    { pattern: word('ma sono \\{hidden'), instead: 'ma la risposta è' },
    { pattern: word('meno dadi'), instead: 'il minor numero di dadi' },
    { pattern: word('pagamento'), instead: 'vincite' },
    { pattern: word('sotto il mazzo'), instead: 'in fondo al mazzo' },
    { pattern: word('più dadi (prendono|vincono)'), instead: 'chi ha più dadi prende' },
    { pattern: word('soldi'), instead: 'denaro' },
    { pattern: word('come stanno tutti'), instead: 'a che punto sono tutti' },
    { pattern: word('unit[ae] ad|ancora unire|unisci le uscite|unirsi a'), instead: 'collegare' },
    { pattern: word('tabellone'), instead: 'plancia' },
    { pattern: word('conversazion[ei]'), instead: 'chiacchiere' },
    { pattern: word('sei (uscit|andat|stat|rimast)[oa]'), instead: 'a verb that shows no gender' },
    { pattern: /\d %/, instead: '95%, as numbers are written everywhere' },
    { pattern: word('tavolo online|offline'), instead: 'in rete, senza rete' },
    { pattern: word('dal \\{since\\}'), instead: 'dal giorno: dal 8 is wrong' },
    {
      pattern: /(?<!\p{L})(?:il|al|del|dal|nel|sul) \{(?:\w+, number|share)\}/iu,
      instead: 'il numero …: l’8, l’11, dell’80%',
    },
  ],
};

/**
 * Words after a name that are the same for whoever it is, so that they need no `does`: past tenses, and in Icelandic
 * most verbs. In other places a name is followed by a verb for the reader and one for the others.
 */
export const SAME_FOR_ALL: { readonly [L in Language]: RegExp } = {
  en: /^(kept|would)$/,
  el: /^(πρέπει|δεν|το|θα)$/,
  is: /^(?!á$|er$|fær$|fengi$|þarf$|hélt$|vill$|getur$|kemur$|segir$)\p{L}+$/u,
  it: /^(non|ci)$/,
};
