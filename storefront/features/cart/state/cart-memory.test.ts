import { expect, test } from 'vitest';
import { deviceStorage } from '../testing/memory-tab.ts';
import { createCartMemory } from './cart-memory.ts';
import type { CartDetails } from './types.ts';

const details = (...lines: { sku: string }[]) =>
  ({
    id: 'cart',
    totalQuantity: lines.length,
    lines: lines.map(({ sku }) => ({ uid: sku, sku, quantity: 1 })),
  }) as unknown as CartDetails;

test('[LK-04] stores the picture of each added sku, even after the cart is gone; the last hundred', () => {
  const storage = deviceStorage();
  const memory = createCartMemory(storage);
  for (let sku = 0; sku <= 100; sku += 1) memory.writeImage(`S${sku}`, { url: `/${sku}.webp`, label: '' });
  memory.clear();
  expect([memory.readImage('S0'), memory.readImage('S1'), memory.readImage('S100')]).toEqual([
    undefined,
    { url: '/1.webp', label: '' },
    { url: '/100.webp', label: '' },
  ]);
  // Signing out removes them by this name.
  expect(Object.keys(storage.get('imagesBySku') ?? {})).toHaveLength(100);
});

test('[LK-03][LK-07] stores the cart’s id and a snapshot, and removes them with the cart', () => {
  const storage = deviceStorage();
  const memory = createCartMemory(storage);
  memory.writeId('cart');
  memory.writeSnapshot(details({ sku: 'A' }, { sku: 'B' }));
  expect([memory.readId(), storage.get('cart')]).toEqual([
    'cart',
    {
      id: 'cart',
      totalQuantity: 2,
      lines: [
        { uid: 'A', sku: 'A', quantity: 1 },
        { uid: 'B', sku: 'B', quantity: 1 },
      ],
      coupons: {},
    },
  ]);
  memory.clear();
  expect([memory.readId(), storage.get('cart')]).toEqual([undefined, undefined]);
});

test('the snapshot contains the chosen shipping method, so that other tabs are notified of it', () => {
  const storage = deviceStorage();
  const memory = createCartMemory(storage);
  const shipping = { carrier_code: 'flatrate', method_code: 'flatrate' } as CartDetails['shipping'];
  memory.writeSnapshot({ ...details({ sku: 'A' }), shipping });
  expect(storage.get('cart')).toMatchObject({ shipping: 'flatrate_flatrate' });
  memory.writeSnapshot(details({ sku: 'A' }));
  expect(storage.get('cart')).not.toHaveProperty('shipping');
});

test('the snapshot changes with coupons, currency, the address’s location and line ids, so that other tabs are notified', () => {
  const storage = deviceStorage();
  const memory = createCartMemory(storage);
  const cart = details({ sku: 'A' });
  const priced = (currency: string, coupons: readonly string[]): CartDetails => ({
    ...cart,
    grandTotal: { value: 1, currency },
    coupons,
  });
  const place = { country_id: 'CA', region_code: 'QC', postcode: 'H2Y 1C6' };
  const snapshots = [
    cart,
    priced('CAD', []),
    priced('CAD', ['FALL']),
    priced('CAD', ['SPRING']),
    priced('CAD', []),
    { ...priced('CAD', []), place },
    { ...priced('CAD', []), place: { ...place, postcode: 'H2Y 1C7' } },
    { ...priced('CAD', []), lines: cart.lines.map((line) => ({ ...line, uid: 'other' })) },
  ].map((changed) => (memory.writeSnapshot(changed), JSON.stringify(storage.get('cart'))));
  snapshots.slice(1).forEach((snapshot, index) => expect(snapshot).not.toBe(snapshots[index]));
});

test('two tabs with different currencies and a coupon do not overwrite each other’s snapshot', () => {
  const storage = deviceStorage();
  const memory = createCartMemory(storage);
  const inTab = (currency: string, coupons: readonly string[]): string => {
    memory.writeSnapshot({ ...details({ sku: 'A' }), grandTotal: { value: 1, currency }, coupons });
    return JSON.stringify(storage.get('cart'));
  };
  inTab('CAD', ['FALL']);
  const settled = inTab('USD', []);
  expect([inTab('CAD', ['FALL']), inTab('USD', [])]).toEqual([settled, settled]);
});

test('a picture that is added again becomes the newest, without a duplicate', () => {
  const memory = createCartMemory(deviceStorage());
  for (const sku of ['FIRST', ...Array.from({ length: 99 }, (_, index) => `S${index}`), 'FIRST', 'LAST'])
    memory.writeImage(sku, { url: `/${sku}.webp`, label: '' });
  expect([memory.readImage('FIRST')?.url, memory.readImage('S0'), memory.readImage('S1')?.url]).toEqual([
    '/FIRST.webp',
    undefined,
    '/S1.webp',
  ]);
});

test('does not write an unchanged cart again, so that tabs do not react to each other endlessly', () => {
  let writes = 0;
  const storage = deviceStorage();
  const memory = createCartMemory({
    ...storage,
    set: (...entry) => (entry[0] === 'cart' && writes++, storage.set(...entry)),
  });
  memory.writeSnapshot(details({ sku: 'A' }));
  memory.writeSnapshot(details({ sku: 'A' }));
  memory.writeSnapshot(details({ sku: 'A' }, { sku: 'B' }));
  expect(writes).toBe(2);
});
