import { join } from 'node:path';
import { cartTotals } from '#commerce/cart/service.ts';
import type { CartTotals } from '#commerce/cart/types.ts';
import { applyRules } from '#commerce/discount/rules.ts';
import { rule } from '#commerce/discount/testing/rule.ts';
import type { AppliedDiscounts, RuleAction, RuleStatus } from '#commerce/discount/types.ts';
import { openFolder } from '#commerce/import/folder.ts';
import { Problems } from '#commerce/import/problems.ts';
import { readShipping } from '#commerce/import/read-shipping.ts';
import { readStores } from '#commerce/import/read-stores.ts';
import { readTaxes } from '#commerce/import/read-taxes.ts';
import { billOf } from '#commerce/orders/life/bill-rules.ts';
import type { Span } from '#commerce/orders/life/bill-rules.ts';
import { shippingOptions } from '#commerce/shipping/rules.ts';
import type { ShippingInput, ShippingOption } from '#commerce/shipping/types.ts';
import type { TaxInput, TaxRate } from '#commerce/tax/types.ts';
import type { CurrencyCode } from '#commerce/stores/types.ts';
import type { Row } from '../support/report.ts';
import { dice } from './dice.ts';
import type { Dice } from './dice.ts';

/** Percent of each tax by place of supply, in 2026; everywhere else nothing is collected. Not read from the catalogue. */
export const LAW: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'CA AB': { gst: '5' },
  'CA BC': { gst: '5', pst: '7' },
  'CA MB': { gst: '5', rst: '7' },
  'CA NB': { hst: '15' },
  'CA NL': { hst: '15' },
  'CA NS': { hst: '14' },
  'CA NT': { gst: '5' },
  'CA NU': { gst: '5' },
  'CA ON': { hst: '13' },
  'CA PE': { hst: '15' },
  'CA QC': { gst: '5', qst: '9.975' },
  'CA SK': { gst: '5', pst: '6' },
  'CA YT': { gst: '5' },
  'US NY': { state: '4' },
  'US VT': { state: '6' },
  'US WA': { state: '6.5' },
  'US OR': {},
  'US CA': {},
};
const PLACES = Object.keys(LAW);
const TODAY = '2026-06-15';

type Shop = { taxes: TaxInput; shipping: ShippingInput };

/** Taxes and freight of the sample catalogue. */
export const readShop = (): Shop => {
  const problems = new Problems();
  const folder = openFolder(join(import.meta.dirname, '../../catalogue'), problems);
  const stores = readStores(folder);
  if (!stores) throw new Error('The catalogue has no stores.');
  return { taxes: readTaxes(folder, stores), shipping: readShipping(folder) };
};

const isOn = ({ from, until }: { from: string; until: string | null }): boolean =>
  from <= TODAY && (until === null || TODAY <= until);

/** What the catalogue's table collects at a place today. */
const ratesAt = ({ rates, registrations }: TaxInput, place: string): TaxRate[] => {
  const isHere = (one: { countryId: string; regionCode: string }): boolean =>
    `${one.countryId} ${one.regionCode}` === place;
  if (!registrations.some((one) => isHere(one) && isOn(one))) return [];
  const latest = new Map<string, TaxInput['rates'][number]>();
  for (const one of rates.filter((candidate) => isHere(candidate) && isOn(candidate))) {
    const known = latest.get(one.code);
    if (!known || known.from < one.from) latest.set(one.code, one);
  }
  return [...latest.values()].sort((one, other) => one.position - other.position);
};

type Cart = {
  place: string;
  currency: CurrencyCode;
  lines: { unitPrice: number; quantity: number; rowTotal: number; grams: number }[];
  option: ShippingOption | null;
  rates: TaxRate[];
  discounting: AppliedDiscounts;
  totals: CartTotals;
  lineTaxes: readonly number[];
  lineDiscounts: readonly number[];
};

const actionOf = (roll: Dice): RuleAction => {
  const amounts = { CAD: roll.upTo(30_000), USD: roll.upTo(30_000) };
  return roll.one<() => RuleAction>([
    () => ({
      kind: 'percent',
      steps: [
        { from: { CAD: 0, USD: 0 }, ppm: roll.upTo(1_000_000) },
        { from: { CAD: 50_000, USD: 40_000 }, ppm: roll.upTo(1_000_000) },
      ],
    }),
    () => ({ kind: 'amount', amounts, per: roll.one(['order', 'unit'] as const) }),
    () => ({ kind: 'buy', buy: 1 + roll.upTo(4), get: 1 + roll.upTo(3), ppm: roll.upTo(1_000_000) }),
    () => ({ kind: 'shipping', carriers: roll.one([null, ['flatrate'], ['freight']]), ppm: roll.upTo(1_000_000) }),
  ])();
};

const rulesOf = (roll: Dice): RuleStatus[] =>
  Array.from({ length: roll.upTo(4) }, (_, index) => {
    const code = `r${index}`;
    const isCoupon = roll.upTo(2) === 0;
    return {
      rule: rule({
        code,
        action: actionOf(roll),
        isReimbursed: roll.upTo(4) === 0,
        stopsFurther: roll.upTo(4) === 0,
        only: roll.upTo(3) === 0 ? { categoryIds: [1], attributes: {} } : null,
      }),
      coupon: isCoupon ? { code: `C${index}`, ruleCode: code, problem: null } : null,
      problem: null,
      limits: [],
    };
  });

const makeCart = (roll: Dice, { taxes, shipping }: Shop): Cart => {
  const place = roll.one(PLACES);
  const [countryId = '', regionCode = ''] = place.split(' ');
  const currency = roll.one(['CAD', 'USD'] as const);
  const kinds = Array.from({ length: 1 + roll.upTo(roll.upTo(20) === 0 ? 50 : 8) }, () => ({
    isSample: roll.upTo(5) === 0,
    isSlab: roll.upTo(12) === 0,
  }));
  const lines = kinds.map(({ isSample, isSlab }) => {
    const unitPrice = isSample ? roll.one([0, 0, 300]) : roll.upTo(roll.one([100, 1000, 20_000, 900_000])) + 1;
    const quantity = isSample || isSlab ? 1 : 1 + roll.upTo(roll.one([3, 40, 10_000]));
    return { unitPrice, quantity, rowTotal: unitPrice * quantity, grams: isSample ? 200 : 100 + roll.upTo(40_000) };
  });
  const weightGrams = lines.reduce((sum, { grams, quantity }) => sum + grams * quantity, 0);
  const samples = kinds.filter(({ isSample }) => isSample).length;
  const zone = ['', regionCode]
    .map((region) => shipping.zones.find((one) => one.countryId === countryId && one.regionCode === region)?.zone)
    .findLast(Boolean);
  const options = shippingOptions(
    shipping.rates.filter((rate) => rate.zone === zone && rate.currency === currency),
    [{ code: 'montreal', name: 'Montréal', city: 'Montréal', countryId: 'CA', regionCode: 'QC' }],
    {
      destination: { countryId, regionCode, company: roll.one([null, 'Roy Stone']) },
      cargo: {
        weightGrams,
        slabYards: kinds.some(({ isSlab }) => isSlab) ? ['montreal'] : [],
        hasOthers: kinds.some(({ isSlab }) => !isSlab),
        samples: samples > 0 ? { weightGrams: samples * 200, isAll: samples === kinds.length } : null,
      },
      language: 'en',
    },
  ).filter(({ problem }) => problem === null);
  const option = roll.upTo(9) === 0 ? null : (options[roll.upTo(options.length)] ?? null);
  const supply = option?.pickupPlace ? 'CA QC' : place;
  const rates = ratesAt(taxes, supply);
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
  const { totals, lineTaxes, lineDiscounts } = cartTotals(lines, option?.amount ?? 0, rates, discounting);
  return { place: supply, currency, lines, option, rates, discounting, totals, lineTaxes, lineDiscounts };
};

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
const MILLION = 1_000_000n;

/** What is wrong with the money of a cart; empty when nothing is. */
const cartProblems = (cart: Cart): string[] => {
  const problems: string[] = [];
  const hold = (what: string, isSo: boolean): void => void (isSo || problems.push(what));
  const { lines, option, discounting, totals, lineTaxes, lineDiscounts } = cart;
  const { applied } = discounting;
  const whole = [...Object.values(totals).filter((value) => typeof value === 'number'), ...lineTaxes, ...lineDiscounts];
  hold(
    'an amount is no whole number of cents, or negative',
    whole.every((value) => Number.isSafeInteger(value) && value >= 0),
  );
  hold(
    'the subtotal is the sum of unit price × quantity',
    totals.subtotal === sum(lines.map((line) => line.unitPrice * line.quantity)),
  );
  hold('the shipping is the price of the chosen way', totals.shipping === (option?.amount ?? 0));
  hold('discounts of lines add up', totals.discount === sum(lineDiscounts));
  hold(
    'no line is reduced below zero',
    lineDiscounts.every((amount, index) => amount <= (lines[index]?.rowTotal ?? 0)),
  );
  hold('shipping is not reduced below zero', totals.shippingDiscount <= totals.shipping);
  hold(
    'discounts by rule add up to those by line',
    lines.every(
      (_, index) => sum(applied.map(({ lineAmounts }) => lineAmounts[index] ?? 0)) === lineDiscounts[index],
    ) && sum(applied.map(({ shippingAmount }) => shippingAmount)) === totals.shippingDiscount,
  );
  hold(
    'the total is goods − discounts + shipping + taxes',
    totals.grandTotal ===
      totals.subtotal -
        totals.discount +
        totals.shipping -
        totals.shippingDiscount +
        totals.subtotalTax +
        totals.shippingTax,
  );

  const law = Object.entries(LAW[cart.place] ?? {});
  hold(
    `the taxes of ${cart.place} are those of the law`,
    cart.rates.length === law.length &&
      law.every(([code, percent]) =>
        cart.rates.some((rate) => rate.code === code && rate.ratePpm === Math.round(Number(percent) * 10_000)),
      ),
  );
  const taxable = applied.filter(({ isReimbursed }) => !isReimbursed);
  const bases = lines.map(
    ({ rowTotal }, index) => rowTotal - sum(taxable.map(({ lineAmounts }) => lineAmounts[index] ?? 0)),
  );
  const shippingBase = totals.shipping - sum(taxable.map(({ shippingAmount }) => shippingAmount));
  for (const rate of cart.rates) {
    const parts = [...bases, rate.isShippingTaxable ? shippingBase : 0].map(
      (base) => BigInt(base) * BigInt(rate.ratePpm),
    );
    const exact = parts.reduce((all, part) => all + part, 0n);
    const rounded = Number(exact / MILLION) + (2n * (exact % MILLION) >= MILLION ? 1 : 0);
    const tax = totals.taxes.find(({ code }) => code === rate.code);
    hold(`${rate.code} is rounded once, half up, on everything it is due on`, (tax?.amount ?? 0) === rounded);
    const shares = tax ? [...tax.lineAmounts, tax.shippingAmount] : [];
    hold(`the parts of ${rate.code} add up`, tax === undefined || sum(shares) === rounded);
    hold(
      `no part of ${rate.code} is a cent off`,
      shares.every((share, index) => {
        const off = BigInt(share) * MILLION - (parts[index] ?? 0n);
        return off < MILLION && off > -MILLION;
      }),
    );
  }
  hold('taxes of lines and shipping add up', sum(lineTaxes) === totals.subtotalTax);
  hold(
    'taxes by code add up',
    sum(totals.taxes.map(({ amount }) => amount)) === totals.subtotalTax + totals.shippingTax,
  );
  return problems;
};

/** Invoices for parts of the cart's order, cut at random, add up to it. */
const billProblems = (cart: Cart, roll: Dice): string[] => {
  const { totals, lines, discounting } = cart;
  const base = {
    lines: lines.map(({ quantity, rowTotal }, id) => ({ id, quantity, rowTotal })),
    shippingAmount: totals.shipping,
    shippingDiscountAmount: totals.shippingDiscount,
    taxes: totals.taxes,
    discounts: discounting.applied,
  };
  const cut = (whole: number): Span[] => {
    const at = roll.upTo(whole + 1);
    return [
      { from: 0, to: at },
      { from: at, to: whole },
    ];
  };
  const cuts = lines.map(({ quantity }) => cut(quantity));
  const shipping = cut(totals.shipping);
  const bills = [0, 1].map((turn) =>
    billOf(base, {
      lines: new Map(cuts.map((spans, id) => [id, spans[turn]!])),
      shipping: shipping[turn]!,
    }),
  );
  const isSame = sum(bills.map(({ grandTotal }) => grandTotal)) === totals.grandTotal;
  return isSame ? [] : ['invoices for parts of an order add up to it'];
};

export type MoneyReport = { carts: number; problems: string[]; places: number };

/** Checks the money of generated carts; each has its own seed, `<seed>:<number>`, by which it can be made again. */
export const checkMoney = (seed: string, count: number, shop = readShop()): MoneyReport => {
  const problems: string[] = [];
  const places = new Set<string>();
  for (let number = 0; number < count; number++) {
    const roll = dice(`${seed}:${number}`);
    const cart = makeCart(roll, shop);
    places.add(cart.place);
    for (const problem of [...cartProblems(cart), ...billProblems(cart, roll)])
      problems.push(`${seed}:${number} (${cart.place}, ${cart.currency}): ${problem}`);
  }
  return { carts: count, problems, places: places.size };
};

/** `npm run attack -- money`; SEED makes the same carts again. */
export const attackMoney = (count: number): Row[] => {
  const seed = process.env['SEED'] ?? String(Date.now());
  const { problems, places } = checkMoney(seed, count);
  for (const problem of problems.slice(0, 20)) console.log(problem);
  return [
    {
      what: `wrong among ${count} carts in ${places} places, seed ${seed}`,
      measured: problems.length,
      unit: '',
      budget: 0,
      bound: 'at most',
    },
  ];
};
