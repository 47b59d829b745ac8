import type { Markup, ReadMarkup } from './markup.ts';
import { MAX_DEPTH } from './markup.ts';

type HtmlPolicy = { createHTML: (html: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy };

let policy: HtmlPolicy | undefined;

// The page's CSP blocks style attributes and style sheets, and reports each one met by the parser. Therefore they are
// parsed under other names; a script of an unknown type has its content parsed like that of a style sheet.
const INERT_STYLE = 'data-inert-style';
const INERT_SHEET = 'text/inert-css';
const hideStylesIn = (tag: string): string =>
  tag.replace(/\sstyle\s*=/gi, ` ${INERT_STYLE}=`).replace(/^<style\b/i, `<script type="${INERT_SHEET}"`);

/** Splits at the end of tags; the last part contains no complete tag. */
const hideStyles = (html: string): string =>
  html
    .split('>')
    .map((part, index, { length }) => {
      const start = index === length - 1 ? -1 : part.search(/<[a-z]/i);
      return start < 0 ? part : part.slice(0, start) + hideStylesIn(part.slice(start));
    })
    .join('>')
    .replace(/<\/style\b/gi, '</script');

const isSheet = (element: Element): boolean =>
  element.localName === 'script' && element.getAttribute('type') === INERT_SHEET;

/** Any text is safe: a parsed document neither runs code nor loads files, and only plain data is read from it. */
const inertPolicy = (): HtmlPolicy => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules: HtmlPolicy = { createHTML: (html) => html };
  return (policy ??= trustedTypes?.createPolicy('content-to-data', rules) ?? rules);
};

const toMarkup = (nodes: Iterable<ChildNode>, depth: number): Markup[] => {
  const result: Markup[] = [];
  for (const node of nodes) {
    if (node.nodeType === Node.TEXT_NODE) result.push(node.nodeValue ?? '');
    if (!(node instanceof Element) || depth > MAX_DEPTH) continue;
    const attributes = Object.fromEntries(
      Array.from(node.attributes, ({ name, value }) => [name === INERT_STYLE ? 'style' : name, value]),
    );
    result.push({
      tag: isSheet(node) ? 'style' : node.localName,
      attributes,
      children: toMarkup(node.childNodes, depth + 1),
    });
  }
  return result;
};

/** Parses markup with the browser's own parser, so that no parser has to be downloaded. */
export const readMarkup: ReadMarkup = (html) => {
  const { body } = new DOMParser().parseFromString(
    inertPolicy().createHTML(`<!doctype html><body>${hideStyles(html)}`),
    'text/html',
  );
  return toMarkup(body.childNodes, 1);
};
