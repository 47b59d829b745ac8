import { describe, expect, test } from 'vitest';
import { addressOfRest } from '#commerce/people/address/wire.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { AuthorizationError, CommerceError, InputError } from '#commerce/platform/errors.ts';
import { restFields } from '#commerce/platform/rest/input.ts';
import { informationOf, wrapAddressError } from './rest-shipping.ts';

const snake = {
  firstname: 'Ann',
  lastname: 'Roy',
  company: 'Roy & Co',
  street: ['1 Main St', 'Door 2'],
  city: 'Montréal',
  region: 'Quebec',
  region_id: '76',
  region_code: 'QC',
  postcode: 'H2Y 1C6',
  country_id: 'CA',
  telephone: '514-555-0101',
};
const { region_id: regionId, region_code: regionCode, country_id: countryId, ...plain } = snake;
const address = { ...plain, regionId: 76, regionCode, countryId };

test('reads an address of a REST body in snake and camel case', () => {
  expect(addressOfRest(restFields({ ...snake, same_as_billing: 1 }))).toEqual(address);
  expect(addressOfRest(restFields({ ...plain, regionId, regionCode, countryId }))).toEqual(address);
  expect(addressOfRest(restFields({ city: 'Laval', street: '1 Main St' }))).toEqual({
    city: 'Laval',
    street: ['1 Main St'],
  });
});

const read = (body: unknown) => informationOf({ customer: null } as CommerceContext, restFields(body));

test('[RE-03] shipping-information has two addresses and a shipping method', async () => {
  const billing = { ...snake, city: 'Laval' };
  const method = { shipping_carrier_code: 'freight', shipping_method_code: 'ltl' };
  expect(await read({ shipping_address: snake, billing_address: billing, ...method })).toEqual({
    shipping: address,
    isSaved: false,
    billing: { ...address, city: 'Laval' },
    method: { carrierCode: 'freight', methodCode: 'ltl' },
  });
  expect(await read({})).toEqual({ shipping: undefined, billing: undefined, method: {} });
});

test('shipping-information names the pickup location as in Magento', async () => {
  const pickup = { extension_attributes: { pickup_location_code: 'calgary' } };
  expect(await read(pickup)).toMatchObject({ pickupLocationCode: 'calgary' });
});

describe('an address error', () => {
  const wrap = 'The shipping information was unable to be saved. Error: "%message"';
  const city = new InputError('"%fieldName" is required.', { code: 'ADDRESS_CITY', parameters: { fieldName: 'city' } });
  const telephone = new InputError('The number is none.', { code: 'ADDRESS_TELEPHONE' });

  test('has Magento’s message with the individual messages as parameters', () => {
    const several = new InputError('Shipping address errors', { code: 'SEVERAL', errors: [city, telephone] });
    expect(wrapAddressError(several)).toBeInstanceOf(InputError);
    expect(wrapAddressError(several)).toMatchObject({
      template: wrap,
      code: 'SEVERAL',
      parameters: { message: '"city" is required. The number is none.' },
      errors: [city, telephone],
      cause: several,
    });
  });

  test('has the same form for a single message', () => {
    expect(wrapAddressError(city)).toMatchObject({
      template: wrap,
      code: 'ADDRESS_CITY',
      parameters: { message: '"city" is required.' },
      errors: [city],
      cause: city,
    });
  });

  test.each([
    new InputError('No.'),
    new InputError('No.', { code: 'SHIPPING_METHOD_UNAVAILABLE' }),
    new AuthorizationError('Not yours.', { code: 'NO_ADDRESS_' }),
    Object.assign(new Error('not ours'), { code: 'ADDRESS_CITY', errors: [] }),
    new CommerceError('graphql-no-such-entity', 'None.'),
  ])('leaves other errors unchanged: %s', (error) => {
    expect(wrapAddressError(error)).toBe(error);
  });
});
