/** The characters of a text as a person counts them: an accent is part of its letter, however it is encoded. */
export const charactersOf = (text: string): string[] => [...text.normalize('NFC')];

export const lengthOf = (text: string): number => charactersOf(text).length;
