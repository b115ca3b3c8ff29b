/** Whether somebody pressed Enter on nothing that has its own use for it: then the main thing of a screen is meant. */
export function isBareEnter({
  key,
  repeat,
  ctrlKey,
  metaKey,
  altKey,
  defaultPrevented,
  target,
}: KeyboardEvent): boolean {
  if (key !== 'Enter' || repeat || ctrlKey || metaKey || altKey || defaultPrevented) return false;
  return !(target instanceof Element) || target.closest('a, button, input, select, textarea, summary, dialog') === null;
}
