import { sql } from 'kysely';
import {
  as,
  createAccount,
  customer,
  mailsTo,
  signIn,
  type SignedIn,
} from '#commerce/people/customer/testing/customers.ts';
import { add, montreal } from '#commerce/after-sale/orders/testing/shopper.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import type { TestResponse, TestShop } from '#commerce/platform/testing/test-shop.ts';
import { staff } from '../staff.ts';

/** Creates a company whose administrator is a new account in group 2. */
export const newCompany = async (shop: TestShop, email: string, name = 'Atelier Roy'): Promise<SignedIn> => {
  await createAccount(shop, email);
  await runStaff(shop.platform, [staff], ['company', 'create', email, '2', name]);
  return as(shop, email, (await signIn(shop, email)) ?? '');
};

/** The token of the latest invitation to an address. */
export const invitationIn = async (shop: TestShop, email: string): Promise<string> =>
  (await mailsTo(shop, email)).map((mail) => /[?&]invitation=([A-Za-z0-9]{43})/.exec(mail)?.[1]).findLast(Boolean) ??
  '';

export const invite = (by: SignedIn, email: string, role_id: string, order_limit?: number): Promise<TestResponse> =>
  by.execute(
    'mutation ($input: CompanyUserCreateInput!) { createCompanyUser(input: $input) { company { invitations { id email } } } }',
    {
      input: { email, role_id, ...(order_limit === undefined ? {} : { order_limit }) },
    },
  );

export const accept = (who: SignedIn, code: string): Promise<TestResponse> =>
  who.execute('mutation ($code: String!) { acceptCompanyInvitation(input: { code: $code }) { success } }', { code });

/** Adds a new account to the company of `by`. */
export const joined = async (
  shop: TestShop,
  by: SignedIn,
  { email, role, limit }: { email: string; role: string; limit?: number },
): Promise<SignedIn> => {
  const who = await customer(shop, email);
  await invite(by, email, role, limit);
  await accept(who, await invitationIn(shop, email));
  return who;
};

const PREPARE = `mutation ($id: String!, $address: CartAddressInput!) {
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
  setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }) { cart { id } }
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
}`;
const CHOOSE = `mutation ($id: String!) {
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "purchaseorder", purchase_order_number: "PO-1" } }) {
    cart { prices { grand_total { value } } } } }`;

/** Chooses payment on account for a cart. */
export const choose = (who: SignedIn, id: string): Promise<TestResponse> => who.execute(CHOOSE, { id });

/** Fills a cart and chooses payment on account. */
export const onAccount = async (
  shop: TestShop,
  who: SignedIn,
  quantity = 1,
): Promise<{ id: string; response: TestResponse; total: number }> => {
  const id = (await who.execute('{ customerCart { id } }')).data.customerCart.id as string;
  await add(shop, id, 'TILE', quantity, {}, { headers: who.headers });
  await who.execute(PREPARE, { id, address: montreal });
  const response = await choose(who, id);
  return { id, response, total: response.data?.setPaymentMethodOnCart?.cart.prices.grand_total.value as number };
};

export const order = async (
  who: SignedIn,
  id: string,
): Promise<{ number?: string; code?: string; message?: string }> => {
  const { placeOrder } = (
    await who.execute(
      'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } errors { code message } } }',
      { id },
    )
  ).data;
  return { number: placeOrder.order?.order_number, ...placeOrder.errors[0] };
};

/** Offers payment on account to every customer group. */
export const offerToAll = (shop: TestShop) =>
  sql`update payment_method set customer_group_ids = null where code = 'purchaseorder'`.execute(
    shop.platform.db.kysely,
  );
