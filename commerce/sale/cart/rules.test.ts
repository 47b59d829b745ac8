import { MAX_CART_LINES, MAX_QUANTITY } from '#contract/cart-limits.ts';
import { describe, expect, test } from 'vitest';
import type { Sellable } from '#commerce/merchandise/catalog/types.ts';
import {
  CART_LIFETIME_MS,
  changeProblem,
  choiceText,
  lineKey,
  lineOf,
  planAdding,
  productNotFound,
  quantityProblem,
  stockProblem,
  withSharedStock,
} from './rules.ts';
import type { CartLine } from './types.ts';

const sellable = (change: Partial<Sellable> = {}): Sellable => ({
  productId: 7,
  sku: 'TILE-7',
  type: 'simple',
  parent: null,
  name: 'Tile',
  urlKey: 'tile',
  options: [],
  prices: { CAD: { regular: 2000, final: 1500 } },
  weightGrams: 15_000,
  taxClass: 'Taxable Goods',
  imageFile: null,
  imageLabel: null,
  available: 10,
  isEnabled: true,
  isFinalSale: false,
  isPriceHidden: false,
  slab: null,
  ...change,
});

const MARKET = { currency: 'CAD', language: 'en' } as const;

describe('a line', () => {
  test('has the current price in its currency', () => {
    expect(lineOf({ id: 1, productId: 7, quantity: 3 }, sellable(), 'CAD')).toMatchObject({
      unitPrice: 1500,
      rowTotal: 4500,
      problems: [],
      maxQuantity: 10,
    });
  });

  test('stores the chosen options; without options and quote both are null', () => {
    const choice = { options: [{ id: 1, text: 'Ann' }] };
    expect(lineOf({ id: 1, productId: 7, quantity: 3, choice }, sellable(), 'CAD').choice).toEqual(choice);
    expect(lineOf({ id: 1, productId: 7, quantity: 3 }, sellable(), 'CAD')).toMatchObject({
      choice: null,
      quote: null,
    });
  });

  test('[CK-16] remains when out of stock, marked with the reason', () => {
    const line = lineOf({ id: 1, productId: 7, quantity: 3 }, sellable({ available: 0 }), 'CAD');
    expect(line).toMatchObject({
      quantity: 3,
      rowTotal: 4500,
      maxQuantity: 0,
      problems: [{ code: 'ITEM_QTY', message: 'This product is out of stock.' }],
    });
  });

  test('is marked when stock is lower than its quantity', () => {
    const line = lineOf({ id: 1, productId: 7, quantity: 11 }, sellable(), 'CAD');
    expect(line.problems).toEqual([{ code: 'ITEM_QTY', message: 'The requested qty is not available' }]);
  });

  test('of a unique slab is limited to one piece, whatever the stock', () => {
    const lot = sellable({ available: 3, slab: { yard: 'montreal', isUnique: true } });
    expect(lineOf({ id: 1, productId: 7, quantity: 1 }, lot, 'CAD')).toMatchObject({ maxQuantity: 1, problems: [] });
    expect(lineOf({ id: 1, productId: 7, quantity: 2 }, lot, 'CAD').problems).toEqual([
      { code: 'ITEM_QTY', message: 'The requested qty is not available' },
    ]);
    expect(stockProblem(lot, 2, MARKET)).toEqual({
      code: 'INSUFFICIENT_STOCK',
      message: 'The most you may purchase is 1.',
      sku: 'TILE-7',
      available: 1,
    });
    expect(stockProblem(lot, 1, MARKET)).toBeUndefined();
    expect(
      stockProblem(sellable({ available: 3, slab: { yard: 'montreal', isUnique: false } }), 3, MARKET),
    ).toBeUndefined();
  });

  test('without a price in the currency cannot be bought and costs nothing', () => {
    expect(lineOf({ id: 1, productId: 7, quantity: 1 }, sellable(), 'USD')).toMatchObject({
      unitPrice: null,
      rowTotal: 0,
      problems: [{ code: 'UNDEFINED' }],
    });
  });

  test('[RO-07] shows no price that is hidden from guests', () => {
    expect(lineOf({ id: 1, productId: 7, quantity: 1 }, sellable({ isPriceHidden: true }), 'CAD')).toMatchObject({
      unitPrice: null,
      rowTotal: 0,
    });
  });
});

test('requires a whole, positive quantity of at most 10 000', () => {
  expect([1, 10_000].map(quantityProblem)).toEqual([undefined, undefined]);
  expect([0, -1, Number.NaN].map(quantityProblem)).toEqual(
    Array(3).fill('The product quantity should be greater than 0'),
  );
  expect(quantityProblem(10_001)).toBe('The most you may purchase is 10000.');
  expect(quantityProblem(1.5)).toBe('You cannot use decimal quantity for this product.');
});

test('accepts a new quantity that is whole and in stock, of a product that still exists', () => {
  const problem = (quantity: number) => changeProblem(sellable(), quantity, MARKET)?.message;
  expect([problem(10), problem(1.5), problem(11), changeProblem(undefined, 1, MARKET)?.message]).toEqual([
    undefined,
    'You cannot use decimal quantity for this product.',
    'The requested qty is not available',
    'Product that you are trying to add is not available.',
  ]);
});

test('a configurable product, a disabled one and a variant of a disabled parent cannot be sold', () => {
  const parent = { productId: 1, sku: 'P', name: 'P', urlKey: 'p', imageFile: null, isEnabled: false };
  for (const change of [{ type: 'configurable' as const }, { isEnabled: false }, { parent }]) {
    expect(stockProblem(sellable(change), 1, MARKET)).toMatchObject({ code: 'NOT_SALABLE' });
  }
});

describe('a quantity', () => {
  const problem = (total: number, change: Partial<Sellable> = {}) => stockProblem(sellable(change), total, MARKET);

  test('is accepted up to the stock', () => {
    expect([problem(10), problem(11)]).toEqual([
      undefined,
      { code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available', sku: 'TILE-7', available: 10 },
    ]);
    expect(lineOf({ id: 1, productId: 7, quantity: 10 }, sellable(), 'CAD').problems).toEqual([]);
  });

  test('is rejected when sold out, with 0 available', () => {
    for (const available of [0, -1])
      expect(problem(1, { available })).toEqual({
        code: 'INSUFFICIENT_STOCK',
        message: 'This product is out of stock.',
        sku: 'TILE-7',
        available: 0,
      });
  });

  test('is limited to 10 000, whatever the stock', () => {
    expect(problem(MAX_QUANTITY, { available: 20_000 })).toBeUndefined();
    expect(problem(MAX_QUANTITY + 1, { available: 20_000 })).toEqual({
      code: 'INSUFFICIENT_STOCK',
      message: 'The most you may purchase is 10000.',
      sku: 'TILE-7',
      available: 10_000,
    });
    expect(problem(MAX_QUANTITY + 1, { available: 5 })).toMatchObject({ available: 5 });
  });

  test.each([
    ['en', 'SIGN_IN', 'Sign in to see the price'],
    ['fr', 'SIGN_IN', 'Ouvrez une session pour voir le prix'],
    ['en', 'TRADE', 'sold to approved trade accounts only'],
    ['fr', 'TRADE', 'seulement aux comptes professionnels approuvés'],
    ['en', 'QUOTE', 'sold by quote'],
    ['fr', 'QUOTE', 'se vend sur soumission'],
  ] as const)('is rejected when the price is hidden, in %s, because of %s', (language, hiddenPrice, words) => {
    const hidden = sellable({ isPriceHidden: true, hiddenPrice });
    const market = { currency: 'CAD', language } as const;
    expect(stockProblem(hidden, 1, market)).toEqual({
      code: 'PERMISSION_DENIED',
      message: expect.stringContaining(words),
      sku: 'TILE-7',
    });
    expect(changeProblem(hidden, 2, market)?.message).toContain(words);
    expect(lineOf({ id: 1, productId: 7, quantity: 1 }, hidden, 'CAD', { quote: null, language }).problems).toEqual([
      { code: 'UNDEFINED', message: expect.stringContaining(words) },
    ]);
  });
});

test('deletes an abandoned cart after thirty days', () => {
  expect(CART_LIFETIME_MS / 86_400_000).toBe(30);
});

describe('adding products', () => {
  test('merges with the line of the same product, also within one request', () => {
    const { lines, problems } = planAdding(
      [{ id: 1, productId: 7, quantity: 2 }],
      [
        { sellable: sellable(), quantity: 3 },
        { sellable: sellable(), quantity: 1 },
      ],
      MARKET,
    );
    expect(lines).toEqual([{ productId: 7, quantity: 6, choice: null }]);
    expect(problems).toEqual([]);
  });

  test('adds available units and reports the rest with the available quantity', () => {
    const { lines, problems } = planAdding(
      [],
      [
        productNotFound('NONE'),
        { sellable: sellable(), quantity: 11 },
        { sellable: sellable({ productId: 8, sku: 'TILE-8' }), quantity: 1 },
      ],
      MARKET,
    );
    expect(lines).toEqual([{ productId: 8, quantity: 1, choice: null }]);
    expect(problems).toEqual([
      { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "NONE"', sku: 'NONE' },
      { code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available', sku: 'TILE-7', available: 10 },
    ]);
  });

  test('counts the quantity already in the cart against the stock', () => {
    const { problems } = planAdding(
      [{ id: 1, productId: 7, quantity: 8 }],
      [{ sellable: sellable(), quantity: 3 }],
      MARKET,
    );
    expect(problems).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }]);
  });

  test('creates a line per choice of a product and counts all of them against its stock', () => {
    const polished = { options: [{ id: 1, valueIds: [2] }] };
    const honed = { options: [{ id: 1, valueIds: [3] }] };
    const { lines, problems } = planAdding(
      [],
      [
        { sellable: sellable(), quantity: 6, choice: polished },
        { sellable: sellable(), quantity: 4, choice: honed },
        { sellable: sellable(), quantity: 1, choice: polished },
      ],
      MARKET,
    );
    expect(lines).toEqual([
      { productId: 7, quantity: 6, choice: polished },
      { productId: 7, quantity: 4, choice: honed },
    ]);
    expect(problems).toMatchObject([{ code: 'INSUFFICIENT_STOCK', available: 10 }]);
  });

  test('stops at 100 lines, but still increases existing ones', () => {
    const full = Array.from({ length: MAX_CART_LINES }, (_, index) => ({ id: index, productId: index, quantity: 1 }));
    const { lines, problems } = planAdding(
      full,
      [
        { sellable: sellable({ productId: 500 }), quantity: 1 },
        { sellable: sellable(), quantity: 1 },
      ],
      MARKET,
    );
    expect(problems).toMatchObject([{ code: 'UNDEFINED', message: 'A cart holds 100 lines at most.' }]);
    expect(lines).toEqual([{ productId: 7, quantity: 2, choice: null }]);
  });
});

describe('a line whose quote no longer applies', () => {
  const quote = {
    lineId: 3,
    quoteNumber: '17',
    quantity: 5,
    price: 900,
    currency: 'CAD' as const,
    validUntil: '2026-05-01',
    state: 'quantity' as const,
    isDiscounted: false,
  };

  test('states the reason in the language of the cart when the list price is hidden', () => {
    const hidden = sellable({ isPriceHidden: true });
    const problems = (language: 'en' | 'fr') =>
      lineOf({ id: 1, productId: 7, quantity: 3 }, hidden, 'CAD', { quote, language }).problems;
    expect(problems('en')).toEqual([
      {
        code: 'UNDEFINED',
        message: 'Quote 17 is for a quantity of 5. Another quantity has no price for you.',
      },
    ]);
    expect(problems('fr')).toEqual([
      {
        code: 'UNDEFINED',
        message: 'La soumission 17 vaut pour une quantité de 5. Aucun prix ne vous est offert pour une autre quantité.',
      },
    ]);
  });

  test('has the list price when there is one', () => {
    expect(lineOf({ id: 1, productId: 7, quantity: 3 }, sellable(), 'CAD', { quote, language: 'en' })).toMatchObject({
      unitPrice: 1500,
      problems: [],
    });
  });
});

describe('the options of a line', () => {
  const options = [{ id: 1, valueIds: [2, 3] }, { id: 4, text: 'Ann' }, { id: 5 }];

  // Stored in databases: a different text would split equal lines.
  test('serialize to one text, with parts and downloads only when present', () => {
    expect(choiceText({ options })).toBe('[[1,[2,3],null],[4,[],"Ann"],[5,[],null]]');
    expect(choiceText({ options: [], bundle: [{ id: 6, selections: [{ id: 7, quantity: 2 }] }], links: [8, 9] })).toBe(
      '[{"bundle":[[6,[[7,2]]]]},{"links":[8,9]}]',
    );
  });

  test('make lines of one product distinct; without options there is one line', () => {
    const one = { options: [{ id: 1, valueIds: [2] }] };
    const other = { options: [{ id: 1, valueIds: [3] }] };
    expect([lineKey(7), lineKey(7, null)]).toEqual(['7', '7']);
    expect(new Set([lineKey(7), lineKey(7, one), lineKey(7, other), lineKey(8, one)]).size).toBe(4);
    expect(lineKey(7, { ...one })).toBe(lineKey(7, one));
  });
});

describe('lines that share stock', () => {
  const line = (change: Partial<Sellable>, quantity: number): CartLine =>
    lineOf({ id: 1, productId: 7, quantity }, sellable(change), 'CAD');
  const part = (productId: number, quantity: number) => ({ productId, quantity }) as never;
  const problems = (lines: readonly CartLine[]) => withSharedStock(lines).map((one) => one.problems);
  const TOO_MANY = [{ code: 'ITEM_QTY', message: 'The requested qty is not available' }];

  test('are accepted up to the stock together, and all marked above it', () => {
    expect(problems([line({}, 4), line({}, 6)])).toEqual([[], []]);
    expect(problems([line({}, 4), line({}, 7), line({ productId: 8 }, 10)])).toEqual([TOO_MANY, TOO_MANY, []]);
  });

  test('show a reason they already have', () => {
    const off = line({ isEnabled: false }, 9);
    expect(problems([off, line({}, 9)])).toEqual([off.problems, TOO_MANY]);
  });

  test('count products in bundles by their quantity', () => {
    const kit = (quantity: number) =>
      line(
        {
          productId: 20,
          type: 'bundle',
          parts: [part(7, 2), part(8, 1)],
          children: new Map([
            [7, sellable()],
            [8, sellable({ productId: 8 })],
          ]),
        },
        quantity,
      );
    const possible = { ...kit(3), problems: [] };
    expect(problems([possible, line({}, 4)])).toEqual([[], []]);
    expect(problems([possible, line({}, 5)])).toEqual([TOO_MANY, TOO_MANY]);
    expect(problems([{ ...kit(6), problems: [] }])).toEqual([TOO_MANY]);
  });

  test('are unavailable when a bundle part no longer exists', () => {
    const kit = line({ productId: 20, type: 'bundle', parts: [part(7, 1)], children: new Map() }, 1);
    expect(problems([{ ...kit, problems: [] }])).toEqual([TOO_MANY]);
  });
});
