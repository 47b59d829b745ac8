import type { Declaration } from './declarations.ts';

/** Declarations for a media query on the window's width. */
export type MediaDeclarations = { query: string; declarations: readonly Declaration[] };

const hash = (text: string): string => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value >>> 0).toString(36);
};

const body = (declarations: readonly Declaration[]): string =>
  declarations.map(([property, value]) => `${property}:${value}`).join(';');

/** Higher specificity than the shop's rules with one class and up to two elements. */
const WEIGHT = 'html body:is(body)';

/**
 * Converts inline styles of content into rules, because the CSP allows a style sheet with a known hash but no `style`
 * attribute. Equal styles share one class, named by their hash.
 */
export class StyleBook {
  readonly #rules = new Map<string, string>();

  /** The class for these styles; undefined if there are none. */
  classFor(declarations: readonly Declaration[], media: readonly MediaDeclarations[] = []): string | undefined {
    const parts = [
      body(declarations),
      ...media.map(({ query, declarations: own }) => (own.length > 0 ? `${query}|${body(own)}` : '')),
    ];
    if (parts.every((part) => part === '')) return undefined;
    const name = `pb-${hash(parts.join('~'))}`;
    if (!this.#rules.has(name)) {
      const rules = parts.map((part, index) => {
        if (part === '') return '';
        const query = media[index - 1]?.query;
        const selector = `${WEIGHT} .${name}`;
        return query ? `@media ${query}{${selector}{${part.slice(query.length + 1)}}}` : `${selector}{${part}}`;
      });
      this.#rules.set(name, rules.join(''));
    }
    return name;
  }

  get css(): string {
    return [...this.#rules.values()].join('');
  }
}
