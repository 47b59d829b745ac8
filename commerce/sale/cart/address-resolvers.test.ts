import { describe, expect, test } from 'vitest';
import { request, money, MONEY } from './testing/request.ts';
import { model, montreal, parcel } from './testing/model.ts';

describe('cart addresses', () => {
  const ADDRESS =
    'uid firstname lastname company street city postcode telephone country { code label } region { code label region_id }';
  const shown = {
    uid: 'OQ==',
    firstname: 'Ann',
    lastname: 'Roy',
    company: 'Roy Tiles',
    street: ['1 Main St', 'Unit 2'],
    city: 'Montréal',
    postcode: 'H2Y 1C6',
    telephone: '514-555-0101',
    country: { code: 'CA', label: 'CA' },
    region: { code: 'QC', label: 'Quebec', region_id: 76 },
  };

  test('returns all fields of the shipping and the billing address', async () => {
    const addresses = { shipping: montreal, billing: { ...montreal, id: 10, city: 'Laval' } };
    expect(
      await request(
        model({ detail: { addresses } }),
        `shipping_addresses { ${ADDRESS} customer_notes pickup_location_code } billing_address { ${ADDRESS} }`,
      ),
    ).toEqual({
      shipping_addresses: [{ ...shown, customer_notes: 'Ring twice', pickup_location_code: 'montreal' }],
      billing_address: { ...shown, uid: 'MTA=', city: 'Laval' },
    });
    expect(await request(model(), 'shipping_addresses { city } billing_address { city }')).toEqual({
      shipping_addresses: [],
      billing_address: null,
    });
  });

  test('returns the localized region name, or the region code when the region is unknown', async () => {
    const label = (view: 'CA_EN' | 'CA_FR', regionId = 76) =>
      request(
        model({ view, detail: { addresses: { billing: { ...montreal, regionId } } } }),
        'billing_address { region { label } }',
      );
    expect([await label('CA_FR'), await label('CA_EN', 0)]).toMatchObject([
      { billing_address: { region: { label: 'Québec' } } },
      { billing_address: { region: { label: 'QC' } } },
    ]);
  });

  test('states whether the shipping address equals the billing address', async () => {
    const same = async (billing?: typeof montreal) =>
      request(
        model({ detail: { addresses: { shipping: montreal, ...(billing && { billing }) } } }),
        'shipping_addresses { same_as_billing }',
      );
    const response = (is: boolean) => ({ shipping_addresses: [{ same_as_billing: is }] });
    expect(await same()).toEqual(response(false));
    expect(await same({ ...montreal, id: 10 })).toEqual(response(true));
    expect(await same({ ...montreal, id: 10, city: 'Laval' })).toEqual(response(false));
  });

  test('lists shipping methods with and without tax, and the selected one', async () => {
    const pickup = { ...parcel, carrierCode: 'instore', amount: 0, problem: 'Closed.' };
    const METHOD = `carrier_code amount ${MONEY} price_incl_tax ${MONEY}`;
    const fields = `shipping_addresses { available_shipping_methods { ${METHOD} available error_message } selected_shipping_method { ${METHOD} } }`;
    const detail = { addresses: { shipping: montreal }, shippingOptions: [parcel, pickup] };
    const chosen = { carrier_code: 'flatrate', amount: money(29.2), price_incl_tax: money(33.57) };
    expect(await request(model({ shipping: parcel, detail }), fields)).toEqual({
      shipping_addresses: [
        {
          available_shipping_methods: [
            { ...chosen, available: true, error_message: '' },
            {
              carrier_code: 'instore',
              amount: money(0),
              price_incl_tax: money(0),
              available: false,
              error_message: 'Closed.',
            },
          ],
          selected_shipping_method: chosen,
        },
      ],
    });
    expect(await request(model({ detail }), fields)).toMatchObject({
      shipping_addresses: [{ selected_shipping_method: null }],
    });
  });
});
