import { encodedOnce } from '#contract/file-path.ts';
import { escapeHtml } from '#contract/escape-html.ts';

const DIRECTIVE = /\{\{(\/?\w+)([^{}\w][^{}]*)?\}\}/g;
const PARAMETER = /(?<!\w)(\w+)\s*=\s*(?:\\?"((?:[^"\\]|\\(?!"))*)\\?"|'([^']*)'|&quot;(.*?)&quot;|([^\s"'}]+))/g;

export type Addresses = {
  /** Ends with a slash. */
  mediaBase: string;
  /** First path segment of the store view with its slash, or empty. */
  pathPrefix: string;
  /** Values of `{{config path=…}}` and `{{customVar code=…}}`, by path or code. */
  variables: ReadonlyMap<string, string>;
};

const HOURS = /\{\{showroom_hours\s+code=(?:"([^"{}]*)"|([^\s"{}]+))\s*\}\}/g;

/** Codes of `{{showroom_hours code=laval}}` in a text. */
export const showroomsWithHours = (text: string): readonly { code: string; offset: number }[] =>
  [...text.matchAll(HOURS)].map(({ 1: quoted, 2: bare, index }) => ({ code: quoted ?? bare ?? '', offset: index }));

/** Replaces `{{showroom_hours code=laval}}` with the lines of a showroom. */
export const withHours = (text: string, linesOf: (code: string) => readonly string[]): string =>
  text.replaceAll(HOURS, (_, quoted: string | undefined, bare: string | undefined) =>
    linesOf(quoted ?? bare ?? '').join('<br>\n'),
  );

/** Custom variables of showrooms: `showroom_laval_telephone`, `…_email`, `…_street`. */
export const showroomVariables = (
  showrooms: readonly { code: string; telephone: string; email?: string | null | undefined; street: string }[],
): [string, string][] =>
  showrooms.flatMap(({ code, telephone, email, street }) => [
    [`showroom_${code}_telephone`, telephone],
    [`showroom_${code}_email`, email ?? ''],
    [`showroom_${code}_street`, street],
  ]);

/** Parameters of a directive by name. */
export const parametersOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(PARAMETER)].map((found) => [
      found[1] ?? '',
      found.slice(2).find((value) => value !== undefined) ?? '',
    ]),
  );

/** Directives for a list of showrooms and for their positions on a map. */
export const SHOWROOMS = /\{\{(showrooms|showroom_positions)(\s[^{}]*)?\}\}/g;

/** Countries of `{{showrooms country=CA}}` in a text; an empty string means every country. */
export const listedCountries = (text: string): readonly { country: string; offset: number }[] =>
  [...text.matchAll(SHOWROOMS)].flatMap(({ 1: name, 2: parameters = '', index }) =>
    name === 'showrooms' ? [{ country: parametersOf(parameters).get('country') ?? '', offset: index }] : [],
  );

export const splitDirectives = (content: string): { directive: string; name: string; text: string }[] =>
  [...content.matchAll(DIRECTIVE)].map(([directive, name = '', text = '']) => ({
    directive,
    name,
    text: text.trimStart(),
  }));

/** Identifiers of the blocks included in a text by a directive or by Page Builder's widget. */
export const includedBlocks = (content: string): string[] =>
  splitDirectives(content).flatMap(({ name, text }) => {
    const parameters = parametersOf(text);
    const identifier =
      name === 'block'
        ? (parameters.get('id') ?? parameters.get('block_id'))
        : name === 'widget'
          ? parameters.get('block_id')
          : undefined;
    return identifier ? [identifier] : [];
  });

/** Maximum nesting of blocks. */
export const MAX_BLOCK_DEPTH = 5;

/** Replaces block directives by their blocks, unknown ones by nothing. */
export const withBlocks = (content: string, blocks: ReadonlyMap<string, string>): string =>
  content.replaceAll(DIRECTIVE, (whole: string) => {
    const [identifier] = includedBlocks(whole);
    if (identifier === undefined) return whole;
    const inner = blocks.get(identifier) ?? '';
    return whole.startsWith('{{widget') ? `<div class="widget block block-static-block">${inner}</div>` : inner;
  });

const MAX_NAMED = 40;

/** A product list in Magento's markup. */
export const productsMarkup = (title: string, skus: readonly string[]): string => {
  const items = skus.map(
    (sku) =>
      `<li class="product-item"><div class="product-item-info" data-product-sku="${escapeHtml(sku)}"></div></li>`,
  );
  const heading = title && items.length > 0 ? `<h2>${escapeHtml(title)}</h2>` : '';
  return `${heading}<ol class="product-items">${items.join('')}</ol>`;
};

/** Renders a widget that lists products by sku; other widgets render nothing. */
const productsOf = (parameters: ReadonlyMap<string, string>): string => {
  if (parameters.get('condition_option') !== 'sku') return '';
  const skus = (parameters.get('condition_option_value') ?? '')
    .split(',')
    .map((sku) => sku.trim())
    .filter(Boolean);
  return productsMarkup(parameters.get('title') ?? '', skus.slice(0, MAX_NAMED));
};

/** The text of `{{trans "…"}}`, untranslated. */
const translated = (text: string): string => /^\\?["']([^"'\\]*)/.exec(text)?.[1] ?? '';

/**
 * Renders `{{media url=…}}`, `{{store url=…}}`, `{{config path=…}}`, `{{customVar code=…}}`, `{{trans "…"}}`, and
 * product widgets as lists; removes other directives, which only Magento could render.
 */
export const renderDirectives = (content: string, { mediaBase, pathPrefix, variables }: Addresses): string =>
  content.replaceAll(DIRECTIVE, (_whole, name: string, text = '') => {
    const parameters = parametersOf(text);
    const target = (parameters.get('url') ?? parameters.get('direct_url') ?? '').replace(/^\/+/, '');
    if (name === 'media') return mediaBase + encodedOnce(target);
    if (name === 'store') return `${pathPrefix}/${target}`;
    if (name === 'config') return escapeHtml(variables.get(parameters.get('path') ?? '') ?? '');
    if (name === 'customVar') return escapeHtml(variables.get(parameters.get('code') ?? '') ?? '');
    if (name === 'widget') return productsOf(parameters);
    if (name === 'trans') return translated(text.trimStart());
    return '';
  });

const BLOCK = '(?:div|figure|figcaption|section|h[1-6]|p|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|td|th|form|blockquote)';
const AROUND = [
  new RegExp(`(>)\\s+(?=</?${BLOCK}\\b)`, 'g'),
  new RegExp(`(</?${BLOCK}\\b[^<>]*>)\\s+(?=<)`, 'g'),
] as const;

const withoutLineBreak = (whole: string, tag: string): string => (whole.includes('\n', tag.length) ? tag : whole);

/**
 * Removes line breaks between elements, which content files have for readability. Page Builder writes none, and
 * Magento's clients read the first child of a row as its column.
 */
export const withoutBlanks = (content: string): string =>
  /<(?:pre|textarea)\b/.test(content)
    ? content
    : content.replaceAll(AROUND[0], withoutLineBreak).replaceAll(AROUND[1], withoutLineBreak).trim();
