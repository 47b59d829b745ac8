import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

const ADDRESS = {
  firstname: 'Lou',
  lastname: 'Gagnon',
  street: ['1 rue Sainte-Catherine'],
  city: 'Montréal',
  region_id: 76,
  region_code: 'QC',
  country_id: 'CA',
  postcode: 'H2X 1K4',
  telephone: '514-555-0177',
};

/** A card that the built-in gateway accepts. */
const newNonce = (): string => `tok_visa_1111_1230_ok_${randomBytes(16).toString('hex')}`;

type Options = {
  sku?: string;
  /** Two shipments, for an order beyond the stock. */
  isSplit?: boolean;
};

/** Orders a tile of the sample shop as a guest, paid by the built-in gateway. Returns the order number. */
export const orderByRest = async (
  request: APIRequestContext,
  origin: string,
  quantity: number,
  { sku = 'TVL-WAL', isSplit = false }: Options = {},
): Promise<string> => {
  const post = async (path: string, data: unknown): Promise<unknown> => {
    const response = await request.post(`${origin}${path.startsWith('/graphql') ? path : `/rest/V1${path}`}`, { data });
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  };
  const id = String(await post('/guest-carts', {}));
  const cart = `/guest-carts/${id}`;
  await post(`${cart}/items`, { cartItem: { sku, qty: quantity } });
  const rates = (await post(`${cart}/estimate-shipping-methods`, { address: ADDRESS })) as {
    carrier_code: string;
    method_code: string;
  }[];
  const [rate] = rates.filter(({ carrier_code }) => carrier_code !== 'instore');
  await post(`${cart}/shipping-information`, {
    addressInformation: {
      shipping_address: ADDRESS,
      billing_address: ADDRESS,
      shipping_carrier_code: rate?.carrier_code,
      shipping_method_code: rate?.method_code,
    },
  });
  if (isSplit)
    await post('/graphql', {
      query: `mutation { setShipmentsOnCart(input: { cart_id: "${id}", shipments: APART }) { shipments } }`,
    });
  return String(
    await post(`${cart}/payment-information`, {
      email: 'lou@example.com',
      billingAddress: ADDRESS,
      paymentMethod: { method: 'tessera_test', additional_data: { payment_method_nonce: newNonce() } },
    }),
  );
};
