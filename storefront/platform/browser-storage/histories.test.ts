import { expect, test } from 'vitest';
import { createBrowserStorage } from './browser-storage.ts';
import { forgetHistories, purchaseHistory, rememberPurchase, rememberView, viewHistory } from './histories.ts';

const device = () => {
  const entries = new Map<string, string>();
  return createBrowserStorage(() => ({
    length: entries.size,
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }));
};
const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));

test('[LK-08] stores viewed products with their dates, newest first, each once, fifty at most', () => {
  const storage = device();
  rememberView('A', storage, day(1));
  rememberView('B', storage, day(2));
  rememberView('A', storage, day(3));
  expect(viewHistory(storage)).toEqual([
    { sku: 'A', date: '2026-01-03T00:00:00.000Z' },
    { sku: 'B', date: '2026-01-02T00:00:00.000Z' },
  ]);
  for (let count = 0; count < 80; count++) rememberView(`S${count}`, storage);
  expect(viewHistory(storage).map(({ sku }) => sku)).toEqual(
    Array.from({ length: 50 }, (_, index) => `S${79 - index}`),
  );
});

test('[LK-09] stores dates and skus of orders', () => {
  const storage = device();
  rememberPurchase(['A', 'B', 'A'], storage, day(1));
  rememberPurchase([], storage, day(2));
  rememberPurchase(['C'], storage, day(3));
  expect(purchaseHistory(storage)).toEqual([
    { date: '2026-01-03T00:00:00.000Z', skus: ['C'] },
    { date: '2026-01-01T00:00:00.000Z', skus: ['A', 'B'] },
  ]);
});

test('clears both together', () => {
  const storage = device();
  rememberView('A', storage);
  rememberPurchase(['A'], storage);
  forgetHistories(storage);
  expect([viewHistory(storage), purchaseHistory(storage)]).toEqual([[], []]);
});
