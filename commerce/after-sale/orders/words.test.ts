import { expect, test } from 'vitest';
import type { PickupPlaces } from '#commerce/sale/shipping/types.ts';
import { inLanguage, paymentTitle } from './words.ts';
import type { OrderTexts } from './types.ts';

const place = (name: string) => ({ code: 'quebec', name, city: name, countryId: 'CA', regionCode: 'QC' }) as const;
const places: PickupPlaces = { en: [place('Quebec City')], fr: [place('Québec')] };

/** Words that no list has, so that a new wording shows. */
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

test('an order keeps its stored texts in the language it was placed in', () => {
  expect(inLanguage(order(), 'fr', places)).toEqual(order());
});

test('in the other language shipping, payment and taxes are worded again', () => {
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

test('a purchase order is named with its number, in either language', () => {
  const bought = order({ card: null, paymentMethodCode: 'purchaseorder', purchaseOrderNumber: 'PO-7' });
  expect(inLanguage(bought, 'en', places).paymentTitle).toMatch(/ · PO-7$/);
  expect(paymentTitle('purchaseorder', null, 'en')).not.toContain('·');
});

test('a showroom that no longer exists keeps its stored texts', () => {
  expect(inLanguage(order({ shippingMethodCode: 'closed' }), 'en', places).shippingTitle).toBe('Vieux ramassage');
});

test('a payment method that no longer exists is named by its code', () => {
  expect(paymentTitle('authorizenet', null, 'en')).toBe('authorizenet');
  expect(paymentTitle('authorizenet', { brand: 'amex', last4: '0005' }, 'fr')).toBe(
    'authorizenet (American Express se terminant par 0005)',
  );
});
