import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REFUSALS } from './phone-order/refusals.ts';
import { KNOWN_REFUSALS, knownRefusal } from './refusals.ts';
import { SLAB_REFUSALS } from './slabs/use-slab-problem.ts';
import { STOCK_REFUSALS } from './stock/use-stock-problem.ts';

const root = join(import.meta.dirname, '../commerce');

/** Error codes in the sources of directories: `code: '…'`, and the values of tables named `CODES`. */
const codesIn = (directories: readonly string[]): string[] => {
  const files = directories.flatMap((directory) => globSync(`${directory}/**/*.ts`, { cwd: root }));
  const codes = files
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      const tables = [...source.matchAll(/const CODES\b[^{]*\{([^}]*)\}/g)].map(([, table = '']) => table).join();
      return [...source.matchAll(/\bcode: '([A-Z]+_[A-Z_]+)'/g), ...tables.matchAll(/'([A-Z]+_[A-Z_]+)'/g)];
    })
    .map(([, code = '']) => code);
  return [...new Set(codes)].sort();
};

/** Screens with the directories of their error codes, and the codes returned only to shoppers or programs. */
const SCREENS = [
  { name: 'stock', from: ['merchandise/catalog/inventory'], known: Object.keys(STOCK_REFUSALS), others: [] },
  {
    name: 'slabs',
    from: ['merchandise/slabs'],
    known: Object.keys(SLAB_REFUSALS),
    others: ['HOLD_TOO_MANY', 'HOLD_UNKNOWN'],
  },
  {
    name: 'orders',
    from: ['admin', 'life', 'returns', 'mails', 'picking'].map((name) => `after-sale/orders/${name}`),
    known: KNOWN_REFUSALS as readonly string[],
    others: [
      'INVALID_ORDER_STATUS',
      'ORDER_CANCEL',
      'ORDER_CANCELLATION_DISABLED',
      'ORDER_NOT_FOUND',
      'PARTIAL_ORDER_ITEM_SHIPPED',
    ],
  },
  {
    name: 'order by telephone',
    from: ['sale/cart', 'sale/checkout', 'sale/payment', 'people/address', 'after-sale/orders/placing'],
    known: [...REFUSALS, ...KNOWN_REFUSALS],
    // Only the storefront charges cards, and the counter sends its own headers.
    others: [
      'CHARGE_PENDING',
      'EXPECTED_LATER_INVALID',
      'EXPECTED_LOTS_INVALID',
      'EXPECTED_TOTAL_INVALID',
      'IDEMPOTENCY_KEY_INVALID',
      'IDEMPOTENCY_KEY_REUSED',
      'PAYMENT_DECLINED',
      'PAYMENT_INVALID',
      'PAYMENT_NONCE_USED',
      'PAYMENT_NOT_AUTHENTICATED',
      'PAYMENT_TOO_MANY_DECLINES',
      'PAYMENT_UNAVAILABLE',
    ],
  },
] as const;

test.each(SCREENS)('every error code of $name has a text in the counter', ({ from, known, others }) => {
  const codes = codesIn(from);
  expect(codes.length).toBeGreaterThan(0);
  const explained: readonly string[] = [...known, ...others];
  expect(codes.filter((code) => !explained.includes(code))).toEqual([]);
  expect(others.filter((code) => !codes.includes(code))).toEqual([]);
});

test('codes of address fields have a general text, or one of their own', () => {
  expect(
    ['ADDRESS_CITY_TOO_LONG', 'ADDRESS_CITY_REQUIRED', 'ADDRESS_REGION_REQUIRED', 'OTHER'].map(knownRefusal),
  ).toEqual(['ADDRESS_TOO_LONG', 'ADDRESS_REQUIRED', 'ADDRESS_REGION_REQUIRED', undefined]);
});
