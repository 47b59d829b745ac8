import type { MarkupElement } from '#storefront/platform/content/markup.ts';
import { walk } from '#storefront/platform/content/markup.ts';
import type { BlockNode, PageNode, ProductsNode } from '../page-tree.ts';
import type { ParseContext } from './element-view.ts';
import { common } from './element-view.ts';
import { sliderSettings } from './slider-types.ts';

type Parts = { appearance: string; children: PageNode[] };

const MAX_PRODUCTS = 40;

const urlKeyOf = (href: string): string | undefined => {
  const [path = ''] = href.split(/[?#]/, 1);
  const name = path.replace(/\/$/, '').split('/').at(-1);
  return name?.replace(/(?<=.)\.html$/, '') || undefined;
};

/** Rendered product lists contain SKUs in attributes and in links; reads both in order, without duplicates. */
export const parseProducts = (element: MarkupElement, { appearance }: Parts, context: ParseContext): ProductsNode => {
  const skus = new Set<string>();
  const urlKeys = new Set<string>();
  for (const { tag, attributes } of walk(element.children)) {
    const sku = attributes['data-product-sku'];
    if (sku) skus.add(sku);
    const key =
      tag === 'a' && (attributes['class'] ?? '').includes('product-item-link')
        ? urlKeyOf(attributes['href'] ?? '')
        : undefined;
    if (key) urlKeys.add(key);
  }
  return {
    contentType: 'products',
    appearance: appearance === 'carousel' ? 'carousel' : 'grid',
    children: [],
    skus: [...skus].slice(0, MAX_PRODUCTS),
    urlKeys: skus.size > 0 ? [] : [...urlKeys].slice(0, MAX_PRODUCTS),
    settings: sliderSettings(element, context),
    ...common(element, context),
  };
};

/** A back end block, or an Adobe Commerce dynamic block: its content is already rendered in the page. */
export const parseBlock = (
  element: MarkupElement,
  { appearance, children }: Parts,
  context: ParseContext,
): BlockNode => ({
  contentType: element.attributes['data-content-type'] === 'dynamic_block' ? 'dynamic_block' : 'block',
  appearance,
  children,
  ...common(element, context),
});
