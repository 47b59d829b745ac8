/** RFC 5322, 2.1.1. */
const MAX_LINE = 998;
const HEAD = 'Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: 7bit\r\n\r\n';

/** By code units, ten times as quick as by code points. */
const BEYOND_ASCII = /[\u0080-\uffff]+/g;
const BEFORE_ATTRIBUTES = /(<[a-z][\w:]*) /g;

const asReferences = (letters: string): string =>
  Array.from(letters, (letter) => `&#${letter.codePointAt(0)};`).join('');

/** A reference means nothing in a sheet. */
const isSheetAscii = (html: string): boolean => {
  for (let from = html.indexOf('<style'); from !== -1; from = html.indexOf('<style', from + 1)) {
    const end = html.indexOf('</style>', from);
    if (html.slice(from, end === -1 ? undefined : end).search(BEYOND_ASCII) !== -1) return false;
  }
  return true;
};

/**
 * HTML as a part of a mail that needs no encoding: in ASCII, each letter beyond as a reference, and a new line before the
 * attributes of a tag. Quoted-printable writes every `=` as three letters, and took more time than drawing the mail.
 * Undefined where this cannot be written so.
 */
export const asciiPart = (html: string): { raw: string } | undefined => {
  if (!isSheetAscii(html)) return undefined;
  const lines = html
    .replaceAll(BEYOND_ASCII, asReferences)
    .replaceAll(BEFORE_ATTRIBUTES, '$1\n')
    .replaceAll('\r\n', '\n')
    .split('\n');
  return lines.some(({ length }) => length > MAX_LINE) ? undefined : { raw: HEAD + lines.join('\r\n') };
};
