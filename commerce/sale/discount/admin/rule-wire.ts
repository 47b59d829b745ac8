import { CUSTOMER_GROUPS } from '#contract/customer-groups.ts';
import { toMajor } from '#contract/money.ts';
import type { CurrencyCode, StoreView } from '#commerce/platform/store-view-types.ts';
import { storeDay } from '#commerce/platform/store-time.ts';
import type { Amounts, RuleAction, StaffRule } from '../types.ts';

const DAY = 'YYYY-MM-DD'.length;
const dayOf = (time: number | null, options: { timeZone: string; isEnd: boolean }): string | null =>
  time === null ? null : storeDay(new Date(time), options).slice(0, DAY);

/** Magento's rule has one amount; here it is the amount in the currency of the default store view. */
const amountIn = (amounts: Amounts, currency: CurrencyCode): number =>
  toMajor(amounts[currency] ?? Object.values(amounts)[0] ?? 0, currency);
const percentOf = (ppm: number): number => ppm / 10_000;

const actionOf = (action: RuleAction, currency: CurrencyCode) => {
  switch (action.kind) {
    case 'percent':
      return {
        simple_action: 'by_percent',
        discount_amount: percentOf(action.steps.at(-1)?.ppm ?? 0),
        discount_step: 0,
      };
    case 'amount':
      return {
        simple_action: action.per === 'unit' ? 'by_fixed' : 'cart_fixed',
        discount_amount: amountIn(action.amounts, currency),
        discount_step: 0,
      };
    case 'buy':
      return { simple_action: 'buy_x_get_y', discount_amount: action.get, discount_step: action.buy };
    case 'shipping':
      return { simple_action: 'by_percent', discount_amount: percentOf(action.ppm), discount_step: 0 };
  }
};

const COUPON_TYPES = { always: 'NO_COUPON', code: 'SPECIFIC_COUPON', issued: 'AUTO' } as const;

const amountsOnWire = (amounts: Amounts) =>
  Object.entries(amounts).map(([currency, amount]) => ({ currency, amount: toMajor(amount, currency) }));

type Known = { views: readonly StoreView[]; now: number; timeZone: string; version: string };

/** A cart rule as Magento's `/V1/salesRules` has it. */
export const ruleOnWire = (
  { id, definition, startsAt, endsAt, setBy, used }: StaffRule,
  { views, now, timeZone, version }: Known,
) => {
  const { code, labels, trigger, action, when } = definition;
  return {
    rule_id: id,
    name: code,
    description: labels.en,
    store_labels: [
      { store_id: 0, store_label: labels.en },
      ...views.map((view) => ({ store_id: view.id, store_label: labels[view.language] })),
    ],
    website_ids: [...new Set(views.map(({ websiteId }) => websiteId))],
    customer_group_ids: when.groups ?? [...CUSTOMER_GROUPS.values()],
    from_date: dayOf(startsAt, { timeZone, isEnd: false }),
    to_date: dayOf(endsAt, { timeZone, isEnd: true }),
    is_active: (startsAt ?? now) <= now && (endsAt ?? Infinity) > now,
    uses_per_customer: definition.usesPerCustomer ?? 0,
    uses_per_coupon: definition.uses ?? 0,
    stop_rules_processing: definition.stopsFurther,
    sort_order: definition.priority,
    is_advanced: true,
    is_rss: false,
    product_ids: [],
    discount_qty: 0,
    ...actionOf(action, views.find(({ isDefault }) => isDefault)?.currency ?? ''),
    apply_to_shipping: action.kind === 'shipping',
    simple_free_shipping: action.kind === 'shipping' && action.ppm >= 1_000_000 ? '2' : '0',
    coupon_type: COUPON_TYPES[trigger.kind],
    use_auto_generation: trigger.kind === 'issued',
    times_used: used,
    extension_attributes: {
      version,
      set_by: setBy,
      coupon_code: trigger.kind === 'code' ? trigger.code : null,
      amounts: action.kind === 'amount' ? amountsOnWire(action.amounts) : [],
      minimum_subtotals: when.subtotal ? amountsOnWire(when.subtotal) : [],
      category_ids: definition.only?.categoryIds ?? [],
      is_first_order: when.firstOrder,
    },
  };
};
