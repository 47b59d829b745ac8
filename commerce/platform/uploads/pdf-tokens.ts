/** A token of PDF syntax: a name without its slash and with `#xx` decoded, a string's text, or any other word. */
export type PdfToken = { kind: 'name' | 'string' | 'word'; text: string };

const BLANK = '\0\t\n\f\r ';
const DELIMITER = '()<>[]{}/%';
const isRegular = (char: string): boolean => !BLANK.includes(char) && !DELIMITER.includes(char);

const endOfWord = (source: string, from: number): number => {
  let at = from;
  while (at < source.length && isRegular(source[at]!)) at++;
  return at;
};

const nameOf = (raw: string): string =>
  raw.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The position behind a string's closing parenthesis. */
const endOfString = (source: string, from: number): number => {
  let depth = 1;
  let at = from;
  while (at < source.length && depth > 0) {
    const char = source[at];
    if (char === '\\') at++;
    else if (char === '(') depth++;
    else if (char === ')') depth--;
    at++;
  }
  return at;
};

const textOf = (raw: string): string =>
  raw.replaceAll(/\\(?:([0-7]{1,3})|\r\n?|\n|(.))/gs, (_, octal?: string, char?: string) =>
    octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (char ?? ''),
  );

const hexText = (raw: string): string => Buffer.from(raw.replaceAll(/[^0-9a-f]/gi, ''), 'hex').toString('latin1');

const endOfLine = (source: string, from: number): number => {
  let at = from;
  while (at < source.length && source[at] !== '\n' && source[at] !== '\r') at++;
  return at;
};

const tokenAt = (source: string, at: number): { token: PdfToken; end: number } => {
  const char = source[at]!;
  if (char === '/') {
    const end = endOfWord(source, at + 1);
    return { token: { kind: 'name', text: nameOf(source.slice(at + 1, end)) }, end };
  }
  if (char === '(') {
    const end = endOfString(source, at + 1);
    return { token: { kind: 'string', text: textOf(source.slice(at + 1, end - 1)) }, end };
  }
  const pair = source.slice(at, at + 2);
  if (pair === '<<' || pair === '>>') return { token: { kind: 'word', text: pair }, end: at + 2 };
  if (char === '<') {
    const close = source.indexOf('>', at);
    const end = close < 0 ? source.length : close + 1;
    return { token: { kind: 'string', text: hexText(source.slice(at + 1, end)) }, end };
  }
  const end = Math.max(at + 1, endOfWord(source, at));
  return { token: { kind: 'word', text: source.slice(at, end) }, end };
};

/** The tokens of a source from a position, each with the position behind it. Comments are skipped. */
export function* pdfTokens(source: string, from: number): Generator<{ token: PdfToken; end: number }> {
  let at = from;
  while (at < source.length) {
    const char = source[at]!;
    if (char === '%') at = endOfLine(source, at);
    else if (BLANK.includes(char)) at++;
    else {
      const found = tokenAt(source, at);
      at = found.end;
      yield found;
    }
  }
}
