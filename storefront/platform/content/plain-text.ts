import type { RichText } from './rich-text.ts';

/** The words of formatted text. */
export const plainText = (nodes: readonly RichText[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : plainText(node.children ?? []))).join('');
