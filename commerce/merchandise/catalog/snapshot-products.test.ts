import { expect, test } from 'vitest';
import type { AttributeSet } from '#commerce/merchandise/attributes/types.ts';
import { completeProducts, draftProducts } from './snapshot-products.ts';
import type { ProductRows } from './snapshot-store.ts';

const now = new Date('2026-06-15T12:00:00Z');
const day = (offset: number): Date => new Date(now.getTime() + offset * 86_400_000);

const hiding = { id: 9, code: 'trade_only', labels: {}, position: 0, swatch: null, group: null, hidesPriceFrom: [0] };
const attributes: AttributeSet = { all: [], byCode: new Map(), byId: new Map(), optionById: new Map([[9, hiding]]) };

const price = (
  productId: number,
  amount: number,
  special: number | null = null,
  from: Date | null = null,
  to: Date | null = null,
): ProductRows['prices'][number] => ({
  productId,
  currency: 'CAD',
  price: amount,
  specialPrice: special,
  specialFrom: from,
  specialTo: to,
});

const rows = (change: Partial<ProductRows>): ProductRows => ({
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
  ...change,
});

const build = (given: ProductRows) => {
  const drafts = draftProducts(given, attributes, now);
  completeProducts(drafts, drafts);
  return drafts;
};

test('a configurable product ranges from its cheapest to its dearest enabled variant and has their stock', () => {
  const all = build(rows({})).get(1);
  expect(all?.prices.CAD).toEqual({
    cheapest: { regular: 5000, final: 5000 },
    dearest: { regular: 7000, final: 7000 },
  });
  expect(all?.available).toBe(5);
  const products = rows({}).products.map((one) => ({ ...one, isEnabled: one.id !== 3 }));
  expect(build(rows({ products })).get(1)).toMatchObject({
    available: 2,
    prices: { CAD: { dearest: { final: 5000 } } },
  });
});

test('[RO-08] one variant with a hidden price hides the price of all', () => {
  const products = build(rows({ options: [{ productId: 3, attributeId: 1, optionId: 9 }] }));
  expect([1, 2, 3].map((id) => products.get(id)?.hidesPriceFrom)).toEqual([[0], [0], [0]]);
});

test('a special price applies only within its dates, and never above the price', () => {
  const final = (...special: [number, Date | null, Date | null]) =>
    build(rows({ prices: [price(2, 5000, ...special)] })).get(2)?.prices.CAD?.cheapest.final;
  expect(final(4000, null, null)).toBe(4000);
  expect(final(4000, day(-1), day(1))).toBe(4000);
  expect(final(4000, day(1), null)).toBe(5000);
  expect(final(4000, null, day(-1))).toBe(5000);
  expect(final(6000, null, null)).toBe(5000);
});
