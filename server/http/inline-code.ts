import { createHash } from 'node:crypto';

/** A document and the hashes of its inline code, for its Content-Security-Policy. */
export type InlineCode = {
  /** The document without nonce attributes. */
  html: string;
  /** CSP source expressions, `'sha256-…'`. */
  scriptHashes: string[];
  styleHashes: string[];
};

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const OPENING = /<(script|style)\b(?:[^"'>]|"[^"]*"|'[^']*')*>/iy;

/** The inline element whose opening tag contains `position`. */
const elementAt = (html: string, position: number): { name: string; text: string } | undefined => {
  const start = html.lastIndexOf('<', position);
  OPENING.lastIndex = start;
  const name = OPENING.exec(html)?.[1]?.toLowerCase();
  const from = OPENING.lastIndex;
  if (start < 0 || !name || from <= position) return undefined;
  const end = html.indexOf(`</${name}`, from);
  return end > from ? { name, text: html.slice(from, end) } : undefined;
};

/**
 * Collects the hashes of inline scripts and styles with this render's nonce, and removes the attribute. All other
 * scripts (injected or in content) have no hash and cannot run.
 */
export const collectInlineCode = (html: string, nonce: string): InlineCode => {
  const attribute = ` nonce="${nonce}"`;
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (let position = html.indexOf(attribute); position >= 0; position = html.indexOf(attribute, position + 1)) {
    const element = elementAt(html, position);
    if (element) hashes[element.name === 'script' ? 'script' : 'style'].add(hashOf(element.text));
  }
  const scriptHashes = [...hashes.script];
  const styleHashes = [...hashes.style];
  return {
    html: scriptHashes.length + styleHashes.length > 0 ? html.replaceAll(attribute, '') : html,
    scriptHashes,
    styleHashes,
  };
};
