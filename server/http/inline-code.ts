import { createHash } from 'node:crypto';

/** What the Content-Security-Policy of one document has to allow. */
export type InlineCode = {
  /** The document without its nonce attributes. */
  html: string;
  /** CSP source expressions, `'sha256-…'`. */
  scriptHashes: string[];
  styleHashes: string[];
};

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const OPENING = /<(script|style)\b((?:[^"'>]|"[^"]*"|'[^']*')*)>/gi;
const NONCE = /\snonce=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

/**
 * Collects the hashes of the inline scripts and styles that carry the nonce of this render, and removes the attribute.
 * Everything else that looks like a script (content, an injection) gets no hash and cannot run.
 */
export const collectInlineCode = (html: string, nonce: string): InlineCode => {
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  const lowerCase = html.toLowerCase();
  OPENING.lastIndex = 0;
  for (let match = OPENING.exec(html); match; match = OPENING.exec(html)) {
    const name = match[1]?.toLowerCase() ?? '';
    const end = lowerCase.indexOf(`</${name}`, OPENING.lastIndex);
    if (end < 0) break;
    const given = NONCE.exec(match[2] ?? '');
    if (given && (given[1] ?? given[2] ?? given[3]) === nonce && end > OPENING.lastIndex) {
      const text = html.slice(OPENING.lastIndex, end);
      (name === 'script' ? scriptHashes : styleHashes).add(hashOf(text));
    }
    OPENING.lastIndex = end;
  }
  return {
    html: html.replaceAll(` nonce="${nonce}"`, ''),
    scriptHashes: [...scriptHashes],
    styleHashes: [...styleHashes],
  };
};
