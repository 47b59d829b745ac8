import { expect, test } from 'vitest';
import { deliveryWords } from './line-words.ts';

const pallet = {
  group: 'pallet',
  isInStock: true,
  leavesIn: 3,
  leadTimeDays: null,
  lots: [],
  isEarlierLot: null,
} as const;
const LEAVES = 'In stock. Ships on a pallet 3 business days after payment.';

test('states how and when a line is dispatched', () => {
  expect(deliveryWords(pallet, 'en')).toBe(LEAVES);
  expect(deliveryWords({ ...pallet, group: 'parcel', leavesIn: 1 }, 'fr')).toBe(
    'En stock. Part par colis 1 jour ouvrable après le paiement.',
  );
  expect(deliveryWords({ ...pallet, group: 'slab_truck' }, 'en')).toContain(
    'Leaves on an A-frame truck 3 business days',
  );
  expect(deliveryWords({ ...pallet, group: 'pickup' }, 'en')).toContain('Ready for pickup 3 business days');
  expect(deliveryWords({ ...pallet, leavesIn: null }, 'en')).toBeNull();
  expect(deliveryWords({ ...pallet, group: null }, 'en')).toBeNull();
});

test('states only the restocking time when stock is short', () => {
  expect(deliveryWords({ ...pallet, leavesIn: null, leadTimeDays: 21 }, 'en')).toBe('Restocking takes about 21 days.');
});

test('lists several lots with their quantities, and does not mention a single lot', () => {
  expect(deliveryWords({ ...pallet, lots: [12] }, 'en')).toBe(LEAVES);
  expect(deliveryWords({ ...pallet, lots: [10, 2] }, 'en')).toBe(
    `${LEAVES} From several production lots (10 + 2): shades may differ slightly.`,
  );
  expect(deliveryWords({ ...pallet, group: null, lots: [10, 2] }, 'fr')).toBe(
    'De plusieurs lots de fabrication (10 + 2)\u00a0: la nuance peut varier légèrement.',
  );
});

test('compares the lot with the lot of an earlier order, unless there are several lots', () => {
  const wordsOf = (lots: readonly number[], isEarlierLot: boolean) =>
    deliveryWords({ ...pallet, lots, isEarlierLot }, 'en');
  expect(wordsOf([4], true)).toBe(`${LEAVES} From the lot of your earlier order.`);
  expect(wordsOf([4], false)).toContain('From a different lot than your last order');
  expect(wordsOf([4, 1], false)).not.toContain('earlier order');
});

test('announces an email for a pickup without a known day, and nothing when stock is short', () => {
  const pickup = { ...pallet, group: 'pickup', leavesIn: null } as const;
  expect(deliveryWords(pickup, 'en')).toBe('In stock. You get an email when it is ready for pickup.');
  expect(deliveryWords(pickup, 'fr')).toBe('En stock. Vous recevez un courriel quand c’est prêt pour le ramassage.');
  expect(deliveryWords({ ...pickup, isInStock: false }, 'en')).toBeNull();
  expect(deliveryWords({ ...pickup, group: 'parcel' }, 'en')).toBeNull();
});
