/** Zero-width characters, soft hyphens and byte order marks, which are pasted unnoticed. */
const INVISIBLE = /\u034f|[\u00ad\u180e\u200b\u2060-\u2064\ufeff]/g;
/** Joiners are part of words in some languages and of emoji, but never of an identifier. */
const JOINERS = /[\u200c\u200d]/g;
const BLANKS = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Trims a typed or pasted line, removes invisible characters and replaces every kind of blank by a space. */
export const typedLine = (text: string): string => text.replaceAll(INVISIBLE, '').replaceAll(BLANKS, ' ').trim();

/**
 * Normalises an identifier such as a SKU or code. Direction marks stay, because they can make one identifier look like
 * another: {@link hiddenIn} finds them.
 */
export const typedIdentifier = (text: string): string => typedLine(text.replaceAll(JOINERS, ''));

/** Normalises an email address, also one copied from a link. */
export const typedEmail = (text: string): string => typedIdentifier(text).replace(/^mailto:\s*/i, '');

/** Normalises a telephone number or postal code, without the direction marks that address books add. */
export const typedNumber = (text: string): string => typedIdentifier(text.replaceAll(DIRECTIONS, ''));

/** First invisible character of an identifier, as `U+202E`. */
export const hiddenIn = (identifier: string): string | undefined => {
  const [found] = /[\p{Cf}\p{Cc}]/u.exec(identifier) ?? [];
  return found && `U+${found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
};
