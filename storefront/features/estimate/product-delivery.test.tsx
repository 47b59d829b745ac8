// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { forgetDelivery, today } from '#storefront/platform/delivery-place/delivery-place.ts';
import { modalName } from '#storefront/platform/page/modal-handle.ts';
import { during, eventually, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import ProductDelivery from './product-delivery.tsx';

let rendered: Rendered | undefined;
beforeEach(forgetDelivery);
afterEach(() => rendered?.unmount());

const way = (carrier: string, title: string, value: number, days: object | null, first: object | null = null) => ({
  carrier_code: carrier,
  carrier_title: title,
  method_code: title,
  method_title: title,
  amount: { value, currency: 'CAD' },
  total: null as object | null,
  available: true,
  error_message: '',
  delivery: days,
  first_delivery: first,
});

const PARCEL = way('flatrate', 'Parcel', 36.8, { from: '2026-12-03', to: '2026-12-08' });
const LAVAL = way('instore', 'Laval', 0, { from: '2026-12-01', to: '2026-12-01' });
const CALGARY = way('instore', 'Calgary', 0, null);

const TILE = [{ sku: 'TILE', quantity: 3 }];

const open = async (ways: object[] | null | Error, view = 'CA_EN', items = TILE, missing?: string) => {
  const sent: unknown[] = [];
  const platform = await testPlatform(view, {
    getProductDelivery: (variables: unknown) => (
      sent.push(variables),
      ways instanceof Error ? ways : { productDelivery: ways }
    ),
  });
  rendered = await render(<ProductDelivery items={items} missing={missing} />, platform);
  return { sent, text: () => rendered!.container.textContent ?? '' };
};
const remember = (by = '') => {
  browserStorage.set('delivery_place', { CA: { countryId: 'CA', postcode: 'H2X 1Y4' } });
  if (by) browserStorage.set('delivery_needed_by', by);
};

test('asks for the postal code once, and requests nothing before', async () => {
  const { sent, text } = await open([PARCEL]);
  expect(text()).toBe('Delivery price and date');
  await during(() => rendered?.container.querySelector('button')?.click());
  expect([modalName(), sent]).toEqual(['delivery-place', []]);
});

test('shows each way to the remembered place with price and days, for the quantity', async () => {
  remember();
  const { sent, text } = await open([PARCEL, LAVAL, CALGARY]);
  await eventually(() => expect(text()).toContain('Parcel$36.80Thu, Dec 3 – Tue, Dec 8'));
  expect(text()).toContain('Delivery to H2X 1Y4');
  expect(text()).toContain('Pickup at 2 showroomsLavalFreeReady from Tue, Dec 1CalgaryFreeYou get an email when');
  expect(sent).toEqual([
    {
      items: [{ sku: 'TILE', quantity: 3, parent_sku: null, selected_options: [], entered_options: [] }],
      place: { country_code: 'CA', postcode: 'H2X 1Y4' },
    },
  ]);
});

test.each([
  ['CA_EN', 'Make a choice for “Edge”.', 'Price and date depend on your choice. Make a choice for “Edge”.'],
  ['CA_FR', 'Faites un choix.', 'Le prix et la date dépendent de votre choix. Faites un choix.'],
])('says what to choose, and requests nothing before, in %s', async (view, missing, words) => {
  remember();
  const { sent, text } = await open([PARCEL], view, TILE, missing);
  expect(text()).toContain(words);
  expect(sent).toEqual([]);
});

test('requests a choice that changes quickly once, with all parts of it', async () => {
  remember();
  const { sent } = await open([PARCEL]);
  await eventually(() => sent.length === 1);
  const kit = (value: string) => [{ sku: 'KIT', quantity: 2, selected: ['a'], entered: [{ uid: 'b', value }] }];
  for (const value of ['1', '12', '120']) await rendered!.rerender(<ProductDelivery items={kit(value)} />);
  await eventually(() => sent.length > 1);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({
    items: [
      {
        sku: 'KIT',
        quantity: 2,
        parent_sku: null,
        selected_options: ['a'],
        entered_options: [{ uid: 'b', value: '120' }],
      },
    ],
  });
});

test('shows the total of an order with a delivery, and no total for a pickup', async () => {
  remember();
  const { text } = await open([{ ...PARCEL, total: { value: 420.55, currency: 'CAD' } }, LAVAL]);
  await eventually(() => expect(text()).toContain('In all, with delivery and taxes: $420.55'));
  expect(text().match(/In all/g)).toHaveLength(1);
});

test.each([
  ['9998-12-31', 'In time'],
  ['9999-12-02', 'Too late'],
  ['9999-12-05', 'Perhaps in time'],
  ['9999-12-09', 'In time'],
])('marks whether a way arrives by %s: %s', async (by, mark) => {
  remember(by);
  const days = by.startsWith('9999')
    ? { from: '9999-12-03', to: '9999-12-08' }
    : { from: '9998-12-01', to: '9998-12-31' };
  const { text } = await open([way('flatrate', 'Parcel', 1, days)]);
  await eventually(() => expect(text()).toMatch(new RegExp(`\\d${mark}`)));
});

test('a day of the past is no longer needed', async () => {
  remember('2020-01-01');
  expect(today(new Date(2026, 0, 5))).toBe('2026-01-05');
  const { text } = await open([PARCEL]);
  await eventually(() => expect(text()).toContain('Dec 8'));
  expect(text()).not.toContain('Too late');
});

test('beyond the stock shows the days of the whole order and of the units in stock, in French too', async () => {
  remember();
  const first = { from: '2026-12-03', to: '2026-12-08' };
  const { text } = await open(
    [way('flatrate', 'Colis', 36.8, { from: '2026-12-17', to: '2026-12-22' }, first)],
    'CA_FR',
  );
  await eventually(() => expect(text()).toContain('Le tout\u00a0: jeu. 17 déc. – mar. 22 déc.'));
  expect(text()).toContain('Ce qui est en stock, si envoyé d’abord\u00a0: jeu. 3 déc. – mar. 8 déc.');
});

test('says that nothing is delivered, that the quantity cannot be ordered, or that the shop did not respond', async () => {
  remember();
  for (const [ways, words] of [
    [[], 'Nothing is delivered there.'],
    [null, 'Change the choice or lower the quantity.'],
    [new Error('None.'), 'The shop did not answer. Try again.'],
  ] as const) {
    const { text } = await open(ways as never);
    await eventually(() => expect(text()).toContain(words));
    await rendered?.unmount();
  }
});
