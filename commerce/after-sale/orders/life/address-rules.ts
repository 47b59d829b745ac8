import { InputError } from '#commerce/platform/errors.ts';
import type { shippingRates } from '#commerce/sale/shipping/service.ts';
import type { TaxRate } from '#commerce/sale/tax/types.ts';
import type { LifeOrder } from './types.ts';

const refusal = (code: string, message: string, parameters: readonly string[] = []): InputError =>
  new InputError(message, { code, parameters });

/** Throws for an order that is not delivered, has shipped in part, or is over. */
export const assertAddressable = ({
  number,
  isPickup,
  status,
  lines,
}: Pick<LifeOrder, 'number' | 'isPickup' | 'status' | 'lines'>): void => {
  if (isPickup || lines.every(({ isVirtual }) => isVirtual))
    throw refusal('ADDRESS_NO_DELIVERY', 'Order %1 is not delivered.', [number]);
  if (lines.some(({ shipped }) => shipped > 0))
    throw refusal('ADDRESS_SHIPPED', 'Something of order %1 has shipped.', [number]);
  if (status === 'canceled' || status === 'closed' || status === 'complete')
    throw refusal('ADDRESS_ORDER_ENDED', 'Order %1 is %2.', [number, status]);
};

type Terms = { taxes: readonly TaxRate[]; rates: Awaited<ReturnType<typeof shippingRates>> };

const taxesIn = ({ taxes }: Terms): string =>
  JSON.stringify(taxes.map(({ code, regionCode, ratePpm, exemptPpm }) => [code, regionCode, ratePpm, exemptPpm ?? 0]));

/** Prices of a carrier, which may be the same in several zones. */
const pricesIn = ({ rates }: Terms, carrierCode: string): string =>
  JSON.stringify(
    rates
      .filter((rate) => rate.carrierCode === carrierCode || rate.carrierCode === 'samples')
      .map(({ zone: _zone, times: _times, ...rate }) => JSON.stringify(rate))
      .sort(),
  );

/** Throws if the taxes or the shipping price of the order would differ at the new address. */
export const assertSameTerms = (before: Terms, after: Terms, carrierCode: string): void => {
  if (taxesIn(before) !== taxesIn(after))
    throw refusal('ADDRESS_TAX_DIFFERS', 'The taxes at the new address differ from those that were charged.');
  if (pricesIn(before, carrierCode) !== pricesIn(after, carrierCode))
    throw refusal('ADDRESS_SHIPPING_DIFFERS', 'Shipping to the new address costs another amount than was charged.');
};
