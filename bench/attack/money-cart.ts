import { cartTotals } from '#commerce/sale/cart/service.ts';
import type { CartTotals } from '#commerce/sale/cart/types.ts';
import { applyRules } from '#commerce/sale/discount/rules.ts';
import type { AppliedDiscounts } from '#commerce/sale/discount/types.ts';
import { shippingOptions } from '#commerce/sale/shipping/rules.ts';
import type { ShippingOption } from '#commerce/sale/shipping/types.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { TaxRate } from '#commerce/sale/tax/types.ts';
import type { Dice } from './dice.ts';
import { exemptAt, PLACES, ratesAt } from './money-law.ts';
import type { MoneyShop } from './money-law.ts';
import { makeLine } from './money-line.ts';
import type { MadeLine } from './money-line.ts';
import { rulesOf } from './money-rules.ts';

export type MadeCart = {
  place: string;
  currency: CurrencyCode;
  lines: MadeLine[];
  option: ShippingOption | null;
  rates: TaxRate[];
  /** Codes of the taxes removed by the buyer's exemption certificate; empty without one. */
  exempt: readonly string[];
  discounting: AppliedDiscounts;
  totals: CartTotals;
  lineTaxes: readonly number[];
  lineDiscounts: readonly number[];
};

/** Shipping options according to the freight table of the sample catalogue. */
const optionsTo = (
  shipping: MoneyShop['shipping'],
  { place, currency, lines, company }: Pick<MadeCart, 'place' | 'currency' | 'lines'> & { company: string | null },
): readonly ShippingOption[] => {
  const [countryId = '', regionCode = ''] = place.split(' ');
  const zone = ['', regionCode]
    .map((region) => shipping.zones.find((one) => one.countryId === countryId && one.regionCode === region)?.zone)
    .findLast(Boolean);
  const samples = lines.filter(({ isSample }) => isSample).length;
  return shippingOptions(
    shipping.rates.filter((rate) => rate.zone === zone && rate.currency === currency),
    [{ code: 'montreal', name: 'Montréal', city: 'Montréal', countryId: 'CA', regionCode: 'QC' }],
    {
      destination: { countryId, regionCode, company },
      cargo: {
        weightGrams: lines.reduce((all, { grams, quantity }) => all + grams * quantity, 0),
        slabYards: lines.some(({ isSlab }) => isSlab) ? ['montreal'] : [],
        hasOthers: lines.some(({ isSlab }) => !isSlab),
        samples: samples > 0 ? { weightGrams: samples * 200, isAll: samples === lines.length } : null,
      },
      language: 'en',
    },
  ).filter(({ problem }) => problem === null);
};

export const makeCart = (roll: Dice, { taxes, shipping }: MoneyShop): MadeCart => {
  const place = roll.one(PLACES);
  const currency = roll.one(['CAD', 'USD'] as const);
  const lines = Array.from({ length: 1 + roll.upTo(roll.upTo(20) === 0 ? 50 : 8) }, (_, index) =>
    makeLine(roll, currency, index),
  );
  const options = optionsTo(shipping, { place, currency, lines, company: roll.one([null, 'Roy Stone']) });
  const option = roll.upTo(9) === 0 ? null : (options[roll.upTo(options.length)] ?? null);
  const supply = option?.pickupPlace ? 'CA QC' : place;
  const exempt = roll.upTo(4) === 0 ? exemptAt(taxes, supply) : [];
  const rates = ratesAt(taxes, supply).map((rate) =>
    exempt.includes(rate.code) ? { ...rate, ratePpm: 0, exemption: { number: 'CERT-1', until: '2026-12-31' } } : rate,
  );
  const statuses = rulesOf(roll);
  const discounting = applyRules(statuses, {
    lines: lines.map((line, index) => ({ ...line, productId: index, parentId: null })),
    facts: lines.map(() => ({ categoryIds: roll.one([[], [1], [2]]), attributes: {}, coverageSqFt: 0 })),
    currency,
    viewCode: 'CA_EN',
    groupId: 0,
    email: null,
    codes: statuses.flatMap(({ coupon }) => (coupon ? [coupon.code] : [])),
    shipping: option,
  });
  const priced = cartTotals(lines, option?.amount ?? 0, { rates, contained: null }, discounting);
  return { place: supply, currency, lines, option, rates, exempt, discounting, ...priced };
};
