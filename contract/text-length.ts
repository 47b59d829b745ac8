/** Number of characters as a person counts them: a letter and its accent are one, in any encoding. */
export const charactersOf = (text: string): string[] => [...text.normalize('NFC')];

export const lengthOf = (text: string): number => charactersOf(text).length;
