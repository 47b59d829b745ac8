import { expect, test } from 'vitest';
import { createBrowserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { createCheckoutMemory } from './browser-memory.ts';
import { clearCheckout } from './checkout-memory.ts';
import type { Address } from '#storefront/platform/address/address.ts';

test('[LK-10][LK-13][LK-14] stores a guest’s checkout entries for a day and clears them with the checkout, except the accepted terms', () => {
  const entries = new Map<string, string>();
  let now = 0;
  const storage = createBrowserStorage(
    () => ({
      length: entries.size,
      key: (index) => [...entries.keys()][index] ?? null,
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    }),
    () => now,
  );
  const memory = createCheckoutMemory(storage);
  const address = { firstname: 'Ann', city: 'Laval' } as Address;
  memory.write('guest_shipping_data', address);
  expect([storage.get('guest_shipping_data'), createCheckoutMemory(storage).read('guest_shipping_data')]).toEqual([
    address,
    address,
  ]);
  now = 86_400_001;
  expect(memory.read('guest_shipping_data')).toBeUndefined();
  memory.write('guest_shipping_data', address);
  memory.write('agreements_timestamp', '2026-03-01T12:00:00.000Z');
  clearCheckout(memory);
  now *= 400;
  expect([storage.keys(), memory.read('agreements_timestamp')]).toEqual([
    ['agreements_timestamp'],
    '2026-03-01T12:00:00.000Z',
  ]);
});
