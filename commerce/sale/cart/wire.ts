import { toMajor } from '#contract/money.ts';
import { moneyOf } from '#commerce/platform/money.ts';
import type { CartItemQuote } from '#contract/generated/schema-types.ts';
import type { NetAndGross } from '#commerce/sale/tax/types.ts';
import type { ShippingOption } from '#commerce/sale/shipping/types.ts';
import type { QuotedLine } from './quoted.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';

export const uidOf = (id: number): string => Buffer.from(String(id)).toString('base64');

/** A shipping method in the shape of GraphQL. */
export const shippingMethodOf = (option: ShippingOption, { net, gross }: NetAndGross, currency: CurrencyCode) => ({
  carrier_code: option.carrierCode,
  carrier_title: option.carrierTitle,
  method_code: option.methodCode,
  method_title: option.methodTitle,
  base_amount: null,
  amount: moneyOf(option.amount, currency),
  price_excl_tax: moneyOf(net, currency),
  price_incl_tax: moneyOf(gross, currency),
});

/** Like `shippingMethodOf`, with the reason if it cannot be chosen. */
export const availableMethodOf = (option: ShippingOption, price: NetAndGross, currency: CurrencyCode) => ({
  ...shippingMethodOf(option, price, currency),
  available: option.problem === null,
  error_message: option.problem ?? '',
});

/** A shipping method in the shape of REST. */
export const restShippingMethod = (option: ShippingOption, { net, gross }: NetAndGross, currency: CurrencyCode) => ({
  carrier_code: option.carrierCode,
  method_code: option.methodCode,
  carrier_title: option.carrierTitle,
  method_title: option.methodTitle,
  amount: toMajor(option.amount, currency),
  base_amount: toMajor(option.amount, currency),
  available: option.problem === null,
  error_message: option.problem ?? '',
  price_excl_tax: toMajor(net, currency),
  price_incl_tax: toMajor(gross, currency),
});

/** GraphQL form of a line's quote. */
export const cartQuoteOnWire = ({ line, quote }: QuotedLine): CartItemQuote => ({
  uid: uidOf(line.id),
  quote_number: quote.quoteNumber,
  state: quote.state.toUpperCase() as Uppercase<typeof quote.state>,
  quantity: quote.quantity,
  price: moneyOf(quote.price, quote.currency),
  valid_until: quote.validUntil,
  has_list_price: line.unitPrice !== null && quote.state !== 'quoted',
});
