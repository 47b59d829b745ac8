import { expect, test } from 'vitest';
import { attributeRefusal, stockForm, withoutAttributes } from './stock-attributes.ts';

const GATE = { attribute_code: 'gate_code', value: '4711' };
const body = (...custom_attributes: object[]) =>
  JSON.stringify({ addressInformation: { shipping_address: { city: 'Laval', custom_attributes } } });

test('an address needs its attribute, which is not passed on', () => {
  const path = '/default/V1/guest-carts/x/shipping-information';
  expect(withoutAttributes(path, body(GATE))).toBe('{"addressInformation":{"shipping_address":{"city":"Laval"}}}');
  expect([withoutAttributes(path, body()), withoutAttributes('/V1/carts/mine', undefined)]).toEqual([
    undefined,
    undefined,
  ]);
  expect(withoutAttributes('/V1/guest-carts/x/payment-information', body())).toBe(
    '{"addressInformation":{"shipping_address":{"city":"Laval"}}}',
  );
});

test('an account needs its attributes', () => {
  const create = 'mutation createAccount { createCustomerV2(input: $input) { customer { email } } }';
  const business = [{ attribute_code: 'business', selected_options: [{ value: '4' }] }];
  const refused = (input: object) => attributeRefusal(create, { input })?.errors[0]?.message;
  expect([refused({}), refused({ custom_attributes: business })]).toEqual([
    '"Kind of business" is a required value.',
    '"Tax number" is a required value.',
  ]);
  expect(refused({ custom_attributes: business, taxvat: 'X' })).toBeUndefined();
});

test('its address form needs a company and no telephone number', () => {
  const given = ['firstname', 'company', 'telephone'].map((code) => ({ code, is_required: code !== 'company' }));
  expect(stockForm(given, 'customer_register_address').map((one) => [one['code'], one['is_required']])).toEqual([
    ['firstname', true],
    ['company', true],
    ['telephone', false],
    ['gate_code', true],
  ]);
});
