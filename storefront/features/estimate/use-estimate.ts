import { toMajor, toMinor } from '#contract/money.ts';
import type { PostalPlace } from '#contract/postal-place.ts';
import { regionOfPostcode } from '#contract/postcode-region.ts';
import { useRef, useState } from 'react';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { EstimateShippingDocument, type EstimateShippingMutation } from './api/estimate-shipping.graphql.ts';
import { EstimateTotalsDocument } from './api/estimate-totals.graphql.ts';

type Money = { value: number; currency: string };
type Method = NonNullable<NonNullable<EstimateShippingMutation['estimateShippingMethods']>[number]>;

/** A shipping method; `why` is the reason if it is not available. */
export type ShippingMethod = {
  key: string;
  carrier: string;
  code: string;
  name: string;
  amount: Money | undefined;
  why?: string;
};
export type Totals = { tax: Money; total: Money };

const moneyOf = ({ value, currency }: { value: number | null; currency: string | null }): Money | undefined =>
  value === null || currency === null ? undefined : { value, currency };

const methodOf = (method: Method): ShippingMethod => ({
  key: `${method.carrier_code}_${method.method_code ?? ''}`,
  carrier: method.carrier_code,
  code: method.method_code ?? '',
  name: [method.carrier_title, method.method_title].filter(Boolean).join(' – '),
  amount: moneyOf(method.amount),
  ...(method.available ? {} : { why: method.error_message ?? '' }),
});

/** The cheapest delivery; pickup must be selected explicitly. */
export const preferred = (ways: readonly ShippingMethod[]): ShippingMethod | undefined => {
  const open = ways.filter(({ why }) => why === undefined);
  const cost = ({ amount }: ShippingMethod): number => amount?.value ?? Infinity;
  const delivered = open.filter(({ carrier }) => carrier !== 'instore').sort((one, other) => cost(one) - cost(other));
  return delivered[0] ?? open[0];
};

type State = {
  ways?: readonly ShippingMethod[];
  chosen?: string;
  totals?: Totals | undefined;
  isBusy: boolean;
  failed: boolean;
};

/** Estimates shipping of the cart to an address; nothing is stored. */
export const useEstimate = (cartId: string) => {
  const { commerce } = usePlatform();
  const [state, setState] = useState<State>({ isBusy: false, failed: false });
  const run = useRef(0);

  const totalsOf = async (address: object, way: ShippingMethod | undefined): Promise<Totals | undefined> => {
    if (!way) return undefined;
    const shipping = { carrier_code: way.carrier, method_code: way.code };
    const input = { cart_id: cartId, address, shipping_method: shipping } as never;
    const { estimateTotals } = await commerce.mutate(EstimateTotalsDocument, { input }, { isIdempotent: true });
    const prices = estimateTotals.cart?.prices;
    const total = prices?.grand_total && moneyOf(prices.grand_total);
    if (!total) return undefined;
    const tax = (prices.applied_taxes ?? []).reduce(
      (sum, each) => sum + toMinor(each?.amount.value ?? 0, total.currency),
      0,
    );
    return { total, tax: { value: toMajor(tax, total.currency), currency: total.currency } };
  };
  // Older Magento versions have no totals here; show only the shipping methods.
  const totalsIfKnown = (address: object, way: ShippingMethod | undefined) =>
    totalsOf(address, way).catch((error: unknown) => {
      if (error instanceof GraphqlError) return undefined;
      throw error;
    });

  const addressOf = ({ countryId, postcode }: PostalPlace) => {
    const region = regionOfPostcode(countryId, postcode);
    return { country_code: countryId, postcode, ...(region && { region: { region_code: region } }) };
  };

  const requestEstimate = async (place: PostalPlace, wanted?: string): Promise<void> => {
    const own = ++run.current;
    const set = (next: State): void => void (own === run.current && setState(next));
    setState((before) => ({ ...before, isBusy: true, failed: false }));
    const address = addressOf(place);
    try {
      const input = { cart_id: cartId, address } as never;
      const response = await commerce.mutate(EstimateShippingDocument, { input }, { isIdempotent: true });
      const ways = (response.estimateShippingMethods ?? []).flatMap((method) => (method ? [methodOf(method)] : []));
      const way = ways.find(({ key, why }) => key === wanted && why === undefined) ?? preferred(ways);
      const totals = await totalsIfKnown(address, way);
      set({ ways, totals, isBusy: false, failed: false, ...(way && { chosen: way.key }) });
    } catch {
      set({ isBusy: false, failed: true });
    }
  };

  return { ...state, requestEstimate };
};
