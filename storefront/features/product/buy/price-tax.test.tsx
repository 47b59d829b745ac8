// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { StoreView } from '#contract/store-views.ts';
import { render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import type { Buyable } from '../model/product.ts';
import { PriceBlock } from './price-block.tsx';

const buyable = {
  sku: 'TEA',
  isInStock: true,
  attributes: new Map(),
  price: { finalMinor: 1200, regularMinor: 1200, currency: 'CAD' },
} as unknown as Buyable;

let rendered: Rendered | undefined;
afterEach(() => rendered?.unmount());

test.each<[Pick<StoreView, 'tax' | 'taxName'>, 'CA_EN' | 'CA_FR', string]>([
  [{ tax: 'added' }, 'CA_EN', '$12.00Before taxes'],
  [{ tax: 'included', taxName: 'VAT' }, 'CA_EN', '$12.00Incl. VAT'],
  [{ tax: 'included', taxName: 'TVA' }, 'CA_FR', '12,00 $TVA comprise'],
  [{ tax: 'included' }, 'CA_EN', '$12.00Tax included'],
  [{ tax: 'none' }, 'CA_EN', '$12.00'],
])(
  'a price says whether it contains tax, and nothing where none is collected: %j in %s',
  async (tax, code, expected) => {
    const platform = await testPlatform(code);
    rendered = await render(<PriceBlock buyable={buyable} isFrom={false} />, {
      ...platform,
      storeView: { ...platform.storeView, ...tax },
    });
    expect(rendered.container.textContent?.replaceAll('\u00a0', ' ')).toBe(expected);
  },
);
