import { escapeHtml } from '#contract/escape-html.ts';

/**
 * Escapes text for an attribute of MJML. References replace the characters that mrml writes into attributes as Rust
 * escapes, such as `\u{a0}` for a no-break space.
 */
export const attributeText = (text: string): string =>
  escapeHtml(text).replaceAll(/(?! )[\\\p{Z}\p{C}\p{M}]/gu, (character) => `&#${character.codePointAt(0)};`);
