import { expect, test } from 'vitest';
import type { AttributeSet } from '#commerce/merchandise/attributes/types.ts';
import { buildProducts, nextPriceChange } from './snapshot-products.ts';
import type { CatalogRows } from './snapshot-store.ts';

const now = new Date('2026-06-15T12:00:00Z');
const day = (offset: number): Date => new Date(now.getTime() + offset * 86_400_000);

const hiding = { id: 9, code: 'trade_only', labels: {}, position: 0, swatch: null, hidesPriceFrom: [0] };
const attributes: AttributeSet = { all: [], byCode: new Map(), byId: new Map(), optionById: new Map([[9, hiding]]) };

const price = (
  productId: number,
  amount: number,
  special: number | null = null,
  from: Date | null = null,
  to: Date | null = null,
): CatalogRows['prices'][number] => ({
  productId,
  currency: 'CAD',
  price: amount,
  specialPrice: special,
  specialFrom: from,
  specialTo: to,
});

const rows = (change: Partial<CatalogRows>): CatalogRows => ({
  compositions: [],
  tiers: [],
  products: [1, 2, 3].map((id) => ({
    id,
    sku: `P${id}`,
    type: id === 1 ? ('configurable' as const) : ('simple' as const),
    isEnabled: true,
    visibility: id === 1 ? 4 : 1,
    weightGrams: 0,
    available: id,
  })),
  texts: [],
  prices: [price(2, 5000), price(3, 7000)],
  media: [],
  options: [],
  values: [],
  placements: [],
  configurableBy: [],
  variants: [
    { parentId: 1, childId: 2 },
    { parentId: 1, childId: 3 },
  ],
  links: [],
  categories: [],
  categoryTexts: [],
  ...change,
});

test('a configurable product ranges from its cheapest to its dearest enabled variant and has their stock', () => {
  const all = buildProducts(rows({}), attributes, now).get(1);
  expect(all?.prices.CAD).toEqual({
    cheapest: { regular: 5000, final: 5000 },
    dearest: { regular: 7000, final: 7000 },
  });
  expect(all?.available).toBe(5);
  const products = rows({}).products.map((one) => ({ ...one, isEnabled: one.id !== 3 }));
  expect(buildProducts(rows({ products }), attributes, now).get(1)).toMatchObject({
    available: 2,
    prices: { CAD: { dearest: { final: 5000 } } },
  });
});

test('[RO-08] one variant with a hidden price hides the price of all', () => {
  const products = buildProducts(rows({ options: [{ productId: 3, attributeId: 1, optionId: 9 }] }), attributes, now);
  expect([1, 2, 3].map((id) => products.get(id)?.hidesPriceFrom)).toEqual([[0], [0], [0]]);
});

test('a special price applies only within its dates, and never above the price', () => {
  const final = (...special: [number, Date | null, Date | null]) =>
    buildProducts(rows({ prices: [price(2, 5000, ...special)] }), attributes, now).get(2)?.prices.CAD?.cheapest.final;
  expect(final(4000, null, null)).toBe(4000);
  expect(final(4000, day(-1), day(1))).toBe(4000);
  expect(final(4000, day(1), null)).toBe(5000);
  expect(final(4000, null, day(-1))).toBe(5000);
  expect(final(6000, null, null)).toBe(5000);
});

test('the snapshot expires when the next special price begins or ends', () => {
  expect(nextPriceChange([price(1, 1), price(2, 5, 4, day(-2), day(3)), price(3, 5, 4, day(2), null)], now)).toEqual(
    day(2),
  );
  expect(nextPriceChange([price(2, 5, 4, day(-2), null)], now)).toBeNull();
});
