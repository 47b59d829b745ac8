import { CUSTOMER_GROUPS } from '#contract/customer-groups.ts';
import { toMinor } from '#contract/money.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';
import { parseStoreDay } from '#commerce/platform/store-time.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { requiredField } from '#commerce/platform/rest/input.ts';
import type { Amounts, CartRule, RuleAction, RuleTrigger } from '../types.ts';

export type Known = { views: readonly StoreView[]; timeZone: string };

const MILLION = 1_000_000;
const PRIORITY = 100;
const COUPON = /^[\p{L}\p{N}_-]{3,40}$/u;
const MOST_USES = 1_000_000;

const invalid = (value: string | number, name: string): InputError =>
  new InputError('Invalid value of "%1" provided for the %2 field.', {
    parameters: [typeof value === 'string' ? value.slice(0, 60) : value, name],
  });

/** Labels by language. Every language of the shop needs one. Store 0 is the default view. */
export const labelsIn = (rule: RestFields, { views }: Known): CartRule['labels'] => {
  const given = rule.list('storeLabels').map((entry) => ({
    id: entry.integer('storeId') ?? 0,
    label: entry.text('storeLabel')?.trim() ?? '',
  }));
  const main = views.find(({ isDefault }) => isDefault);
  const viewOf = (id: number): StoreView | undefined => (id === 0 ? main : views.find((view) => view.id === id));
  const labels = Object.fromEntries(
    given.flatMap(({ id, label }) => {
      const view = viewOf(id);
      return view && label ? [[view.language, label.slice(0, 200)]] : [];
    }),
  );
  const lacking = views.find(({ language }) => labels[language] === undefined);
  if (lacking) throw new InputError('The label in the language "%1" is missing.', { parameters: [lacking.language] });
  return labels;
};

/** Amounts by currency, in major units: of the currencies, or one in the default view's currency. */
const amountsOf = (entries: readonly RestFields[], { views }: Known, name: string): Amounts =>
  Object.fromEntries(
    entries.map((entry) => {
      const currency = entry.text('currency') ?? '';
      const amount = entry.number('amount');
      if (!views.some((view) => view.currency === currency)) throw invalid(currency, name);
      if (amount === undefined || !(amount >= 0 && amount <= MILLION)) throw invalid(amount ?? '', name);
      return [currency, toMinor(amount, currency)];
    }),
  );

const actionOf = (rule: RestFields, known: Known): RuleAction => {
  const kind = rule.text('simpleAction') ?? '';
  const more = rule.object('extensionAttributes');
  if (rule.text('simpleFreeShipping') === '2' || rule.text('simpleFreeShipping') === '1')
    return { kind: 'shipping', carriers: null, ppm: MILLION };
  const amount = rule.number('discountAmount');
  if (kind === 'by_percent') {
    if (amount === undefined || !(amount > 0 && amount <= 100)) throw invalid(amount ?? '', 'discount_amount');
    const from = Object.fromEntries(known.views.map(({ currency }) => [currency, 0]));
    return { kind: 'percent', steps: [{ from, ppm: Math.round(amount * 10_000) }] };
  }
  if (kind !== 'by_fixed' && kind !== 'cart_fixed') throw invalid(kind, 'simple_action');
  const amounts = amountsOf(more?.list('amounts') ?? [], known, 'amounts');
  if (!Object.values(amounts).some((each) => each > 0)) throw requiredField('amounts');
  return { kind: 'amount', amounts, per: kind === 'by_fixed' ? 'unit' : 'order' };
};

const triggerOf = (rule: RestFields): RuleTrigger => {
  const type = rule.text('couponType') ?? 'NO_COUPON';
  if (type === 'NO_COUPON') return { kind: 'always' };
  if (type !== 'SPECIFIC_COUPON') throw invalid(type, 'coupon_type');
  const code = rule.object('extensionAttributes')?.text('couponCode')?.trim() ?? '';
  if (!COUPON.test(code)) throw invalid(code, 'coupon_code');
  return { kind: 'code', code };
};

/** A limit of uses; 0 or none: no limit. */
const usesOf = (rule: RestFields, name: 'usesPerCoupon' | 'usesPerCustomer'): number | null => {
  const uses = rule.integer(name) ?? 0;
  if (uses < 0 || uses > MOST_USES) throw invalid(uses, name);
  return uses === 0 ? null : uses;
};

const groupsOf = (rule: RestFields): readonly number[] | null => {
  const ids = (rule.texts('customerGroupIds') ?? []).map(Number);
  const all = [...CUSTOMER_GROUPS.values()];
  const unknown = ids.find((id) => !all.includes(id));
  if (unknown !== undefined) throw invalid(unknown, 'customer_group_ids');
  return ids.length === 0 || all.every((id) => ids.includes(id)) ? null : ids;
};

type Period = { startsAt: Date | null; endsAt: Date | null };

/** Days of the shop; the last one is included. */
export const periodOf = (rule: RestFields, { timeZone }: Known): Period => {
  const at = (name: 'fromDate' | 'toDate'): Date | null => {
    const text = rule.text(name)?.trim();
    if (!text) return null;
    const day = parseStoreDay(text, { timeZone, isEnd: name === 'toDate' });
    if (!day) throw invalid(text, name);
    return day;
  };
  const period = { startsAt: at('fromDate'), endsAt: at('toDate') };
  if (period.startsAt && period.endsAt && period.endsAt <= period.startsAt)
    throw invalid(rule.text('toDate') ?? '', 'to_date');
  return period;
};

const ruleCode = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);

/** Limits of uses, which staff may change later. */
export const limitsIn = (rule: RestFields): Pick<CartRule, 'uses' | 'usesPerCustomer'> => ({
  uses: usesOf(rule, 'usesPerCoupon'),
  usesPerCustomer: usesOf(rule, 'usesPerCustomer'),
});

/** Reads a new rule. Throws for settings that the shop's discounts do not have. */
export const newRule = (
  rule: RestFields,
  known: Known,
): { definition: CartRule; categoryIds: readonly number[] } & Period => {
  const trigger = triggerOf(rule);
  const more = rule.object('extensionAttributes');
  const name = rule.text('name')?.trim() ?? '';
  const code = ruleCode(name || (trigger.kind === 'code' ? trigger.code : ''));
  if (!code) throw requiredField('name');
  const categoryIds = (more?.texts('categoryIds') ?? []).map(Number);
  const subtotal = amountsOf(more?.list('minimumSubtotals') ?? [], known, 'minimum_subtotals');
  return {
    ...periodOf(rule, known),
    categoryIds,
    definition: {
      code,
      labels: labelsIn(rule, known),
      trigger,
      action: actionOf(rule, known),
      only: categoryIds.length > 0 ? { categoryIds, attributes: {} } : null,
      except: null,
      when: {
        views: null,
        groups: groupsOf(rule),
        subtotal: Object.keys(subtotal).length > 0 ? subtotal : null,
        areaSqFt: null,
        firstOrder: more?.flag('isFirstOrder') ?? false,
      },
      ...limitsIn(rule),
      priority: PRIORITY,
      stopsFurther: rule.flag('stopRulesProcessing'),
      isReimbursed: false,
    },
  };
};
