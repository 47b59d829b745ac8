import type { CurrencyCode, Language } from '#commerce/platform/store-view-types.ts';

/** Minor units per currency; the rule does not apply to absent currencies. */
export type Amounts = Readonly<Record<CurrencyCode, number>>;

export type RuleAction =
  /** The last step whose amount is reached applies. Steps increase, starting at 0. */
  | { kind: 'percent'; steps: readonly { from: Amounts; ppm: number }[] }
  /** On the matching items together, or on each selling unit. */
  | { kind: 'amount'; amounts: Amounts; per: 'order' | 'unit' }
  /** `get` units at `ppm` off for every `buy + get` units of one product. */
  | { kind: 'buy'; buy: number; get: number; ppm: number }
  /** Off the shipping; null: by any carrier. */
  | { kind: 'shipping'; carriers: readonly string[] | null; ppm: number };

/** Items to which a rule applies. A category includes its subcategories. */
export type ItemFilter = {
  categoryIds: readonly number[];
  /** Codes of options by attribute, e.g. { material: ['porcelain'] }; every attribute named must fit. */
  attributes: Readonly<Record<string, readonly string[]>>;
};

export type RuleConditions = {
  /** Codes of store views; null: all. Likewise customer groups. */
  views: readonly string[] | null;
  groups: readonly number[] | null;
  /** Subtotal of the matching items before discounts. */
  subtotal: Amounts | null;
  areaSqFt: number | null;
  firstOrder: boolean;
};

/** Trigger of a rule: always, a public coupon code, or personal codes. */
export type RuleTrigger =
  | { kind: 'always' }
  | { kind: 'code'; code: string }
  | {
      kind: 'issued';
      to: 'newsletter';
      validDays: number | null;
      /** No new codes are issued; existing ones stay valid until they expire. */
      isClosed?: boolean;
    };

export type CartRule = {
  code: string;
  labels: Readonly<Record<Language, string>>;
  trigger: RuleTrigger;
  action: RuleAction;
  /** Null: all items. */
  only: ItemFilter | null;
  /** Null: no exception. */
  except: ItemFilter | null;
  when: RuleConditions;
  /** Orders in all, and of one customer; null: any number. */
  uses: number | null;
  usesPerCustomer: number | null;
  /** Lower comes first. */
  priority: number;
  /** Later rules do not reduce the same items or shipping again. */
  stopsFurther: boolean;
  /** Reimbursed by a third party, such as a manufacturer: tax is due on the price before the discount. */
  isReimbursed: boolean;
};

/** A rule with the time it holds, as a catalogue folder has it; `endsAt` is the first moment after it. */
export type CartRuleInput = CartRule & { startsAt: Date | null; endsAt: Date | null };

export type CartRulesInput = { couponsPerCart: number; rules: readonly CartRuleInput[] };

/** Product facts for rules. */
export type ItemFacts = {
  categoryIds: readonly number[];
  /** Codes of its options by attribute. */
  attributes: Readonly<Record<string, readonly string[]>>;
  /** Coverage of one selling unit; 0 if unknown. */
  coverageSqFt: number;
};

/** A discount that staff give on a cart. */
export type StaffDiscount = {
  /** Cart line; null: on all items. */
  itemId: number | null;
  kind: 'amount' | 'percent';
  /** Minor units, or millionths. */
  value: number;
  /** Shown to the customer. */
  reason: string;
};

export type DiscountLine = {
  /** Cart line. */
  itemId?: number;
  productId: number;
  parentId: number | null;
  quantity: number;
  /** Minor units. */
  unitPrice: number;
  rowTotal: number;
  /** Its price is agreed: no rule is for it. */
  isFixed?: boolean;
};

/** Items, customer and codes of a cart. */
export type DiscountRequest = {
  lines: readonly DiscountLine[];
  currency: CurrencyCode;
  viewCode: string;
  groupId: number;
  /** Null while it is unknown. */
  email: string | null;
  codes: readonly string[];
  /** The chosen way; null before. */
  shipping: { carrierCode: string; amount: number } | null;
};

export type CouponProblem = 'unknown' | 'ended' | 'used' | 'conditions';

/** A code of the cart, as its owner writes it; `problem` says why it reduces nothing. */
export type CouponState = { code: string; ruleCode: string | null; problem: CouponProblem | null };

/** Status of a rule, regardless of the cart's items. */
export type RuleStatus = {
  rule: CartRule;
  coupon: CouponState | null;
  /** Why it does not apply; null when it may. */
  problem: CouponProblem | null;
  /** Limits that one order uses. */
  limits: readonly UseLimit[];
  /** The only cart line it is for. */
  itemId?: number;
};

/** A count of orders, and how many there may be. */
export type UseLimit = { name: string; most: number };

/** A discount in force; it may take nothing off yet. Amounts in minor units, positive. */
export type AppliedDiscount = {
  ruleCode: string;
  labels: Readonly<Record<Language, string>>;
  couponCode: string | null;
  isReimbursed: boolean;
  /** In the order of the lines. */
  lineAmounts: readonly number[];
  shippingAmount: number;
};

export type AppliedDiscounts = {
  applied: readonly AppliedDiscount[];
  /** Carriers that cost nothing for this cart; of the chosen way the amount is in `applied`. */
  freeCarriers: readonly string[] | 'all';
  coupons: readonly CouponState[];
  limits: readonly UseLimit[];
};

/** A rule as the merchant has set it; its time in milliseconds, null without an end. */
export type SetRule = { definition: CartRule; startsAt: number | null; endsAt: number | null };

/** A rule for staff. `setBy` is null while loads of the catalogue overwrite it. */
export type StaffRule = SetRule & { id: number; setBy: string | null; used: number };
