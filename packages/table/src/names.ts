/** Characters in a name. */
export const LONGEST_NAME = 40;
const NAME = new RegExp(String.raw`^[^\p{C}]{1,${LONGEST_NAME}}$`, 'u');
export const isName = (name: string): boolean => NAME.test(name) && name.trim() === name;
