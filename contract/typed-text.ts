/** Zero-width characters, soft hyphens and byte order marks, which a paste brings along unseen. */
const INVISIBLE = /\u034f|[\u00ad\u180e\u200b\u2060-\u2064\ufeff]/g;
/** Joiners belong to words of some languages and to emoji, but to no identifier. */
const JOINERS = /[\u200c\u200d]/g;
const BLANKS = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A typed or pasted line without invisible characters, trimmed; every kind of blank is a space. */
export const typedLine = (text: string): string => text.replaceAll(INVISIBLE, '').replaceAll(BLANKS, ' ').trim();

/**
 * The same for what names a thing: an SKU, a code, an address. Marks of direction stay, because they let one identifier
 * look like another: {@link hiddenIn} finds them.
 */
export const typedIdentifier = (text: string): string => typedLine(text.replaceAll(JOINERS, ''));

/** An email address as it was meant, also when a link to it was copied. */
export const typedEmail = (text: string): string => typedIdentifier(text).replace(/^mailto:\s*/i, '');

/** A telephone number or postal code; address books wrap them in marks of direction. */
export const typedNumber = (text: string): string => typedIdentifier(text.replaceAll(DIRECTIONS, ''));

/** The first character of an identifier that cannot be seen, as `U+202E`. */
export const hiddenIn = (identifier: string): string | undefined => {
  const [found] = /[\p{Cf}\p{Cc}]/u.exec(identifier) ?? [];
  return found && `U+${found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
};
