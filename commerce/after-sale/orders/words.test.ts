import { expect, test } from 'vitest';
import type { PickupPlaces } from '#commerce/sale/shipping/types.ts';
import { inLanguage, paymentTitle } from './words.ts';
import type { OrderTexts } from './types.ts';

const place = (name: string) => ({ code: 'quebec', name, city: name, countryId: 'CA', regionCode: 'QC' }) as const;
const places: PickupPlaces = { en: [place('Quebec City')], fr: [place('Québec')] };

/** Unique texts, which reveal a rebuilt text. */
const order = (change: Partial<OrderTexts> = {}): OrderTexts & { number: string } => ({
  number: '482915306',
  language: 'fr',
  shippingCarrierCode: 'instore',
  shippingMethodCode: 'quebec',
  shippingTitle: 'Vieux ramassage',
  paymentMethodCode: 'tessera_test',
  purchaseOrderNumber: null,
  paymentTitle: 'Vieille carte',
  card: { brand: 'visa', last4: '1111' },
  taxes: [{ code: 'qst', regionCode: 'QC', label: 'Vieille taxe' }],
  ...change,
});

test('an order shows stored texts in its own language', () => {
  expect(inLanguage(order(), 'fr', places)).toEqual(order());
});

test('rebuilds shipping, payment and tax texts in the other language', () => {
  expect(inLanguage(order(), 'en', places)).toEqual({
    ...order(),
    shippingTitle: 'Showroom pickup – Quebec City',
    paymentTitle: 'Credit card (Visa ending in 1111)',
    taxes: [{ code: 'qst', regionCode: 'QC', label: 'QST' }],
  });
  expect(inLanguage(order({ language: 'en', card: null }), 'fr', places)).toMatchObject({
    shippingTitle: 'Ramassage en salle d’exposition – Québec',
    paymentTitle: 'Carte de crédit',
    taxes: [{ label: 'TVQ' }],
  });
});

test('names a purchase order with its number in both languages', () => {
  const bought = order({ card: null, paymentMethodCode: 'purchaseorder', purchaseOrderNumber: 'PO-7' });
  expect(inLanguage(bought, 'en', places).paymentTitle).toMatch(/ · PO-7$/);
  expect(paymentTitle('purchaseorder', null, 'en')).not.toContain('·');
});

test('shows stored texts for a showroom that no longer exists', () => {
  expect(inLanguage(order({ shippingMethodCode: 'closed' }), 'en', places).shippingTitle).toBe('Vieux ramassage');
});

test('names a payment method that no longer exists by its code', () => {
  expect(paymentTitle('authorizenet', null, 'en')).toBe('authorizenet');
  expect(paymentTitle('authorizenet', { brand: 'amex', last4: '0005' }, 'fr')).toBe(
    'authorizenet (American Express se terminant par 0005)',
  );
});
