const DIRECTIVE = /\{\{(\w+)\s*([^{}]*)\}\}/g;
const PARAMETER = /(\w+)\s*=\s*(?:\\?"([^"\\]*)\\?"|'([^']*)'|&quot;(.*?)&quot;|([^\s"'}]+))/g;

export type Addresses = {
  /** Ends with a slash. */
  mediaBase: string;
  /** `''` or `/CA_FR`. */
  pathPrefix: string;
};

// Stryker disable StringLiteral: groups that always match have a value; it is the compiler that wants one for the case
/** What a directive says, by name. */
export const parametersOf = (text: string): Map<string, string> =>
  new Map([...text.matchAll(PARAMETER)].map((found) => [found[1] ?? '', found.slice(2).find((value) => value !== undefined) ?? '']));

export const splitDirectives = (content: string): { directive: string; name: string; text: string }[] =>
  [...content.matchAll(DIRECTIVE)].map(([directive, name = '', text = '']) => ({ directive, name, text }));

// Stryker restore StringLiteral
/** Identifiers of the blocks a text asks for, by a directive or by the widget that Page Builder writes. */
export const blocksAskedFor = (content: string): string[] =>
  splitDirectives(content).flatMap(({ name, text }) => {
    const parameters = parametersOf(text);
    const identifier = name === 'block' ? (parameters.get('id') ?? parameters.get('block_id')) : name === 'widget' ? parameters.get('block_id') : undefined;
    return identifier ? [identifier] : [];
  });

/** Puts blocks in the place of what asks for them; an unknown one leaves nothing. */
export const withBlocks = (content: string, blocks: ReadonlyMap<string, string>): string =>
  content.replaceAll(DIRECTIVE, (whole: string) => {
    const [identifier] = blocksAskedFor(whole);
    if (identifier === undefined) return whole;
    const inner = blocks.get(identifier) ?? '';
    return whole.startsWith('{{widget') ? `<div class="widget block block-static-block">${inner}</div>` : inner;
  });

const MOST_NAMED = 40;
const SKU = /^[\w.-]{1,64}$/;

/** The list of a products widget that names skus, in the markup Magento renders. */
const productsOf = (parameters: ReadonlyMap<string, string>): string => {
  if (parameters.get('condition_option') !== 'sku') return '';
  // Stryker disable next-line StringLiteral: whatever else stands there is no sku either
  const skus = (parameters.get('condition_option_value') ?? '').split(',').map((sku) => sku.trim()).filter((sku) => SKU.test(sku));
  const items = skus.slice(0, MOST_NAMED).map((sku) => `<li class="product-item"><div class="product-item-info" data-product-sku="${sku}"></div></li>`);
  return `<ol class="product-items">${items.join('')}</ol>`;
};

/** Fills in `{{media url=…}}` and `{{store url=…}}`; a widget that names products becomes their list; other directives, which only Magento could fill, disappear. */
export const renderDirectives = (content: string, { mediaBase, pathPrefix }: Addresses): string =>
  content.replaceAll(DIRECTIVE, (_whole, name: string, text: string) => {
    const parameters = parametersOf(text);
    const target = (parameters.get('url') ?? parameters.get('direct_url') ?? '').replace(/^\/+/, '');
    if (name === 'media') return mediaBase + target;
    if (name === 'store') return `${pathPrefix}/${target}`;
    if (name === 'widget') return productsOf(parameters);
    return '';
  });
