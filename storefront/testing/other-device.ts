import {
  placeOrder,
  setAddress,
  setBilling,
  setEmail,
  setMethod,
  setPayment,
} from '#commerce/after-sale/orders/testing/shopper.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import type { LiveShop } from './live-shop.ts';

export const PASSWORD = 'Marble-12';

/** The live shop as the helpers of the back end's own tests expect it. */
const asTestShop = (shop: LiveShop, given: Record<string, string>): TestShop =>
  ({
    graphql: (
      query: string,
      variables?: Record<string, unknown>,
      { headers }: { headers?: Record<string, string> } = {},
    ) => shop.execute(query, variables, { ...given, ...headers }),
  }) as unknown as TestShop;

/** Gives the cart an address in Montréal and a way to ship, as checkout does in another tab. */
export const shipOnOtherDevice = async (
  shop: LiveShop,
  cartId: string,
  headers: Record<string, string> = {},
  [carrier, method] = ['flatrate', 'flatrate'],
): Promise<void> => {
  const other = asTestShop(shop, headers);
  if (!headers['authorization']) await setEmail(other, cartId);
  await setAddress(other, cartId);
  await setMethod(other, cartId, carrier, method);
};

/** Orders what is in the cart, as another device does it. */
export const orderOnOtherDevice = async (
  shop: LiveShop,
  cartId: string,
  headers: Record<string, string> = {},
): Promise<string> => {
  const other = asTestShop(shop, headers);
  await shipOnOtherDevice(shop, cartId, headers);
  await setBilling(other, cartId);
  await setPayment(other, cartId);
  const response = await placeOrder(other, cartId);
  const number = response.data?.placeOrder?.order?.order_number as string | undefined;
  if (!number) throw new Error(`Not ordered: ${JSON.stringify(response)}`);
  return number;
};

let customers = 0;

/** Creates an account; returns the token of its sign-in. */
export const newCustomer = async (shop: LiveShop): Promise<string> => {
  const email = `customer-${(customers += 1)}@example.com`;
  await shop.execute(
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
    {
      input: { email, firstname: 'Ann', lastname: 'Roy', password: PASSWORD },
    },
  );
  const { data } = await shop.execute(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password: PASSWORD },
  );
  return data.generateCustomerToken.token as string;
};
