import type { AttributeInput } from '#commerce/merchandise/attributes/types.ts';
import { resolvers as cart } from '#commerce/sale/cart/graphql.ts';
import { resolvers as checkout } from '#commerce/sale/checkout/graphql.ts';
import { resolvers as customers } from '#commerce/people/customer/graphql.ts';
import type { SignedIn } from '#commerce/people/customer/testing/customers.ts';
import { resolvers as orders } from '#commerce/after-sale/orders/graphql.ts';
import { saveTestProducts } from '#commerce/after-sale/orders/testing/test-products.ts';
import { products, size } from '#commerce/after-sale/orders/testing/products.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { resolvers as stores } from '#commerce/merchandise/stores/graphql.ts';
import { resolvers } from '../graphql.ts';
import { saveQuoteRule } from '../service.ts';
import { staff } from '../staff.ts';

export const quoteResolvers = [stores, cart, customers, checkout, orders, resolvers];

const commission: AttributeInput = {
  ...size,
  code: 'commission_class',
  labels: { en: 'Class' },
  options: [
    {
      code: 'quote_only',
      labels: { en: 'By quote' },
      position: 0,
      swatch: null,
      group: null,
      hidesPriceFrom: [0, 1, 2, 3],
    },
  ],
};

/** Products of the shop and the rules of quotes. One product has a hidden price (HIDDEN). */
export const saveQuotable = async (db: Db): Promise<void> => {
  const tile = products.find(({ sku }) => sku === 'TILE')!;
  const hidden = {
    ...tile,
    sku: 'HIDDEN',
    texts: [{ ...tile.texts[0]!, name: 'Hidden tile', urlKey: 'hidden' }],
    options: [
      { attribute: 'commission_class', option: 'quote_only' },
      { attribute: 'selling_unit', option: 'box' },
    ],
  };
  await saveTestProducts(db, { attributes: [commission], products: [hidden] });
  await saveQuoteRule(db, { validDays: 30, isDiscounted: false });
};

const LINES =
  'lines { position sku name quantity selling_unit area area_unit finish note price { value } order_number }';
export const QUOTE = `fragment Q on PriceQuote { number state note message shipping_note valid_until can_accept total { value currency } ${LINES}
  events { state by comment } }`;
const REQUEST = `mutation ($input: RequestPriceQuoteInput!) { requestPriceQuote(input: $input) { ...Q } } ${QUOTE}`;
const ACCEPT = `mutation ($number: String!) { acceptPriceQuote(number: $number) { id itemsV2 { items {
  quantity product { sku } prices { price { value } row_total { value } } errors { message } } } } }`;

let requests = 0;

export const requestId = (): string => `request-of-a-quote-${++requests}`;

export const requestQuote = (who: SignedIn, lines: readonly object[], more: object = {}) =>
  who.execute(REQUEST, { input: { request_id: requestId(), source: 'CART', lines, ...more } });

export const accept = (who: SignedIn, number: string) => who.execute(ACCEPT, { number });

export const staffOf =
  ({ platform }: TestShop) =>
  (...argv: string[]) =>
    runStaff(platform, [staff], ['quote', ...argv]);

/** An answered quote of this customer for one product. */
export const answerRequest = async (
  shop: TestShop,
  who: SignedIn,
  { sku = 'TILE', quantity = 10, price = '80.00', until = '2026-07-15' } = {},
): Promise<string> => {
  const { number } = (await requestQuote(who, [{ sku, quantity }])).data.requestPriceQuote;
  const run = staffOf(shop);
  await run('price', number, '1', price);
  await run('answer', number, '--until', until);
  return number as string;
};
