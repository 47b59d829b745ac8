/** Visitor's text as one line: in NFC, without control characters, with single spaces. */
export const cleanLine = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Visitor's text with its line breaks: in NFC, without other control characters. */
export const cleanText = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .trim();
