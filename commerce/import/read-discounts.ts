import * as v from 'valibot';
import type { AttributeInput } from '#commerce/merchandise/attributes/types.ts';
import type { Amounts, CartRuleInput, CartRulesInput, ItemFilter, RuleAction } from '#commerce/sale/discount/types.ts';
import type { StoresInput } from '#commerce/merchandise/stores/types.ts';
import type { Folder } from './folder.ts';
import { instantOf, isMoment, timeZoneOf, WRONG_MOMENT } from './moments.ts';
import { amountsByCurrency, percent } from './rate-fields.ts';
import { currenciesOfStores } from './store-currencies.ts';
import { code, localized, text, whole } from './field-schemas.ts';
import { isTimeZone } from '#commerce/platform/time-zone.ts';

const FILE = 'cart-rules.yaml';
const DEFAULT_PRIORITY = 100;
const EVERYTHING = 1_000_000;

const amounts = amountsByCurrency('must be amounts by currency: { CAD: …, USD: … }');
const count = v.pipe(whole, v.minValue(1, 'must be 1 or more'), v.maxValue(1_000_000, 'must be 1000000 at most'));
const yesOrNo = v.boolean('must be true or false');
const codes = v.pipe(v.array(code, 'must be a list'), v.minLength(1, 'must name one at least'));
const carriers = v.pipe(
  v.array(v.picklist(['flatrate', 'freight'], 'must be flatrate or freight'), 'must be true, or a list of carriers'),
  v.minLength(1, 'must name one at least'),
);

const itemFilter = v.strictObject(
  {
    categories: v.optional(v.array(text, 'must be a list of categories'), []),
    attributes: v.optional(v.record(code, codes), {}),
  },
  'must be { categories: […], attributes: { … } }',
);

const moment = v.pipe(v.string(WRONG_MOMENT), v.check(isMoment, WRONG_MOMENT));

const step = v.strictObject(
  { subtotal: v.optional(amounts), percent },
  'must be a step: { subtotal: { CAD: …, USD: … }, percent: … }',
);

const WRONG_COUPON =
  'must be a code of 3 to 40 letters, digits and hyphens, or { issued_to: newsletter, valid_days: …, closed: … }';

/** A public code, or the settings of personal codes. */
const coupon = v.union(
  [
    v.pipe(v.string(), v.trim(), v.regex(/^[\p{L}\p{N}_-]{3,40}$/u, WRONG_COUPON)),
    v.strictObject({
      issued_to: v.literal('newsletter'),
      valid_days: v.optional(count),
      closed: v.optional(yesOrNo, false),
    }),
  ],
  WRONG_COUPON,
);

const rule = v.strictObject({
  code,
  label: localized,
  coupon: v.optional(coupon),
  percent: v.optional(
    v.union([percent, v.pipe(v.array(step), v.minLength(1))], 'must be a percentage such as 10, or a list of steps'),
  ),
  amount: v.optional(amounts),
  per: v.optional(v.picklist(['order', 'unit'], 'must be order or unit'), 'order'),
  buy: v.optional(
    v.strictObject({ buy: count, get: count, percent: v.optional(percent, 100) }, 'must be { buy: …, get: … }'),
  ),
  free_shipping: v.optional(v.union([v.literal(true), carriers], 'must be true, or a list of flatrate and freight')),
  for: v.optional(itemFilter),
  except: v.optional(itemFilter),
  when: v.optional(
    v.strictObject({
      views: v.optional(codes),
      groups: v.optional(v.array(v.pipe(whole, v.minValue(0, 'must be 0 or more')), 'must be a list of group ids')),
      subtotal: v.optional(amounts),
      area_sq_ft: v.optional(v.pipe(v.number('must be a number'), v.minValue(0, 'must be 0 or more'))),
      first_order: v.optional(yesOrNo, false),
      from: v.optional(moment),
      until: v.optional(moment),
      time_zone: v.optional(v.pipe(text, v.check(isTimeZone, 'must be a time zone such as America/Toronto'))),
    }),
    {},
  ),
  uses: v.optional(count),
  uses_per_customer: v.optional(count),
  priority: v.optional(whole, DEFAULT_PRIORITY),
  stop: v.optional(yesOrNo, false),
  reimbursed: v.optional(yesOrNo, false),
});

const rulesSchema = v.strictObject({
  coupons_per_cart: v.optional(
    v.pipe(whole, v.minValue(1, 'must be 1 or more'), v.maxValue(5, 'must be 5 at most')),
    1,
  ),
  rules: v.array(rule, 'must be a list of rules'),
});

type Rule = v.InferOutput<typeof rule>;
type GivenFilter = v.InferOutput<typeof itemFilter>;
type Known = {
  folder: Folder;
  stores: StoresInput;
  attributes: ReadonlyMap<string, AttributeInput>;
  categoryKeys: ReadonlySet<string>;
};

/** Rules as in the folder: categories by key; ids are assigned when they are saved. */
type FilterFile = Omit<ItemFilter, 'categoryIds'> & { categoryKeys: readonly string[] };
export type CartRulesFile = Omit<CartRulesInput, 'rules'> & {
  rules: readonly (Omit<CartRuleInput, 'only' | 'except'> & { only: FilterFile | null; except: FilterFile | null })[];
};

const ACTIONS = ['percent', 'amount', 'buy', 'free_shipping'] as const;

const fromZero = (currencies: readonly string[]): Amounts => Object.fromEntries(currencies.map((money) => [money, 0]));

const stepsOf = (
  given: NonNullable<Rule['percent']>,
  currencies: readonly string[],
): { from: Amounts; ppm: number }[] =>
  typeof given === 'number'
    ? [{ from: fromZero(currencies), ppm: given }]
    : given.map(({ subtotal, percent: ppm }) => ({ from: subtotal ?? fromZero(currencies), ppm }));

const actionOf = ({ folder, stores }: Known, given: Rule, index: number): RuleAction => {
  const currencies = currenciesOfStores(stores);
  const named = ACTIONS.filter((name) => given[name] !== undefined);
  if (named.length !== 1) folder.wrongAt(FILE, ['rules', index], `must have one of ${ACTIONS.join(', ')}`);
  if (given.percent !== undefined) {
    const steps = stepsOf(given.percent, currencies);
    const isRising = steps.every(({ from }, at) =>
      currencies.every((money) => at === 0 || (from[money] ?? Infinity) > (steps[at - 1]?.from[money] ?? -1)),
    );
    if (!isRising) folder.wrongAt(FILE, ['rules', index, 'percent'], 'the sums of its steps must rise');
    return { kind: 'percent', steps };
  }
  if (given.amount !== undefined) return { kind: 'amount', amounts: given.amount, per: given.per };
  if (given.buy !== undefined) return { kind: 'buy', buy: given.buy.buy, get: given.buy.get, ppm: given.buy.percent };
  const by = given.free_shipping;
  return { kind: 'shipping', carriers: by === undefined || by === true ? null : by, ppm: EVERYTHING };
};

const filterOf = (
  { folder, attributes, categoryKeys }: Known,
  given: GivenFilter | undefined,
  keys: readonly (string | number)[],
): FilterFile | null => {
  if (!given) return null;
  given.categories.forEach((key, at) => {
    if (!categoryKeys.has(key))
      folder.wrongAt(
        FILE,
        [...keys, 'categories', at],
        `there is no category "${key}"; write it as in manufactured-tiles/porcelain`,
      );
  });
  for (const [name, options] of Object.entries(given.attributes)) {
    const attribute = attributes.get(name);
    if (!attribute) folder.wrongAt(FILE, [...keys, 'attributes', name], `there is no attribute "${name}"`);
    else
      options.forEach((option, at) => {
        if (!attribute.options.some((one) => one.code === option))
          folder.wrongAt(FILE, [...keys, 'attributes', name, at], `"${option}" is no value of ${name}`);
      });
  }
  return { categoryKeys: given.categories, attributes: given.attributes };
};

const momentOf = (
  folder: Folder,
  given: string | undefined,
  { keys, timeZone, isEnd }: { keys: readonly (string | number)[]; timeZone: string; isEnd: boolean },
): Date | null => {
  if (given === undefined) return null;
  const instant = instantOf(given, { timeZone, isEnd });
  if (!instant) folder.wrongAt(FILE, keys, `there is no such time in ${timeZone}`);
  return instant ?? null;
};

const ruleOf = (known: Known, given: Rule, index: number): CartRulesFile['rules'][number] => {
  const { folder, stores } = known;
  const at = (...keys: (string | number)[]) => ['rules', index, ...keys];
  const { when } = given;
  const timeZone = when.time_zone ?? timeZoneOf(stores);
  const startsAt = momentOf(folder, when.from, { keys: at('when', 'from'), timeZone, isEnd: false });
  const endsAt = momentOf(folder, when.until, { keys: at('when', 'until'), timeZone, isEnd: true });
  if (startsAt && endsAt && endsAt <= startsAt) folder.wrongAt(FILE, at('when', 'until'), `must be after ${when.from}`);
  if (typeof given.coupon === 'object' && given.uses !== undefined)
    folder.wrongAt(FILE, at('uses'), 'cannot stand beside codes made for one person each: one that was sent must hold');
  when.views?.forEach((view, position) => {
    if (!stores.views.some((one) => one.code === view))
      folder.wrongAt(FILE, at('when', 'views', position), `there is no store view "${view}"`);
  });
  return {
    code: given.code,
    labels: given.label,
    trigger:
      given.coupon === undefined
        ? { kind: 'always' }
        : typeof given.coupon === 'string'
          ? { kind: 'code', code: given.coupon }
          : {
              kind: 'issued',
              to: given.coupon.issued_to,
              validDays: given.coupon.valid_days ?? null,
              isClosed: given.coupon.closed,
            },
    action: actionOf(known, given, index),
    only: filterOf(known, given.for, at('for')),
    except: filterOf(known, given.except, at('except')),
    when: {
      views: when.views ?? null,
      groups: when.groups ?? null,
      subtotal: when.subtotal ?? null,
      areaSqFt: when.area_sq_ft ?? null,
      firstOrder: when.first_order,
    },
    uses: given.uses ?? null,
    usesPerCustomer: given.uses_per_customer ?? null,
    priority: given.priority,
    stopsFurther: given.stop,
    isReimbursed: given.reimbursed,
    startsAt,
    endsAt,
  };
};

/** Cart rules and coupons; the file must be there, and may list none. */
export const readCartRules = (known: Known): CartRulesFile => {
  const { folder } = known;
  const file = folder.exists(FILE) ? folder.yaml(FILE, rulesSchema) : undefined;
  if (!file) return { couponsPerCart: 1, rules: [] };
  const names = new Set<string>();
  const coupons = new Set<string>();
  const rules = file.rules.map((given, index) => {
    if (names.has(given.code)) folder.wrongAt(FILE, ['rules', index, 'code'], `"${given.code}" stands twice`);
    names.add(given.code);
    if (typeof given.coupon === 'string') {
      const key = given.coupon.toUpperCase();
      if (coupons.has(key)) folder.wrongAt(FILE, ['rules', index, 'coupon'], `"${given.coupon}" stands twice`);
      coupons.add(key);
    }
    return ruleOf(known, given, index);
  });
  return { couponsPerCart: file.coupons_per_cart, rules };
};

/** The rules with the ids that their categories have in the database. */
export const withCategoryIds = (
  { couponsPerCart, rules }: CartRulesFile,
  ids: ReadonlyMap<string, number>,
): CartRulesInput => {
  const filter = (given: FilterFile | null): ItemFilter | null =>
    given && {
      attributes: given.attributes,
      categoryIds: given.categoryKeys.flatMap((key) => ids.get(key) ?? []),
    };
  return {
    couponsPerCart,
    rules: rules.map(({ only, except, ...rest }) => ({ ...rest, only: filter(only), except: filter(except) })),
  };
};
