import { CUSTOMER_GROUPS } from '#contract/customer-groups.ts';
import { toMajor } from '#contract/money.ts';
import type { CurrencyCode, StoreView } from '#commerce/platform/store-view-types.ts';
import type { Amounts, RuleAction, SetRule } from '../types.ts';

const DAY = 'YYYY-MM-DD'.length;
const dayOf = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString().slice(0, DAY);

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

/** A cart rule as Magento's `/V1/salesRules` has it. */
export const ruleOnWire = (
  { definition, startsAt, endsAt }: SetRule,
  id: number,
  { views, now }: { views: readonly StoreView[]; now: number },
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
    from_date: dayOf(startsAt),
    // The last day of the rule; it is stored as the first moment after it.
    to_date: endsAt === null ? null : dayOf(endsAt - 1),
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
    times_used: 0,
  };
};
