/** A condition of Magento's rule trees on one attribute of a product. */
export type AttributeCondition = { attribute: string; operator: string; values: readonly string[] };

/** Conditions, all or any of which must be true (or false). */
export type ConditionGroup = { isAny: boolean; isFalse: boolean; conditions: readonly ProductCondition[] };

export type ProductCondition = AttributeCondition | ConditionGroup;

/** Fields of conditions besides the shop's attributes. */
export const CONDITION_FIELDS = [
  'category_ids',
  'sku',
  'name',
  'price',
  'special_price',
  'type_id',
  'qty',
  'quantity_and_stock_status',
] as const;

export type ConditionField = (typeof CONDITION_FIELDS)[number];

type Compare = (own: string, wanted: string) => boolean;

const byNumber =
  (compare: (own: number, wanted: number) => boolean): Compare =>
  (own, wanted) =>
    compare(Number(own), Number(wanted));

/** Normalises decimals with and without trailing zeros. */
const plain = (text: string): string => (/^-?\d+\.\d+$/.test(text) ? String(Number(text)) : text.toLowerCase());
const isEqual: Compare = (own, wanted) => plain(own) === plain(wanted);
const contains: Compare = (own, wanted) => own.toLowerCase().includes(wanted.toLowerCase());

/** Operators of Magento's rule trees; with several values, one of them is enough. */
const OPERATORS: Readonly<Record<string, { compare: Compare; isNot?: boolean }>> = {
  '==': { compare: isEqual },
  '!=': { compare: isEqual, isNot: true },
  '()': { compare: isEqual },
  '!()': { compare: isEqual, isNot: true },
  '{}': { compare: contains },
  '!{}': { compare: contains, isNot: true },
  '>': { compare: byNumber((own, wanted) => own > wanted) },
  '>=': { compare: byNumber((own, wanted) => own >= wanted) },
  '<': { compare: byNumber((own, wanted) => own < wanted) },
  '<=': { compare: byNumber((own, wanted) => own <= wanted) },
};

export const isOperator = (text: unknown): text is string => typeof text === 'string' && Object.hasOwn(OPERATORS, text);

/** Returns true if a product meets a condition; `valuesOf` returns its values of an attribute. */
export const meetsCondition = (
  condition: ProductCondition,
  valuesOf: (attribute: string) => readonly string[],
): boolean => {
  if ('conditions' in condition) {
    const { conditions, isAny, isFalse } = condition;
    const isMet = (one: ProductCondition): boolean => meetsCondition(one, valuesOf) !== isFalse;
    return isAny && conditions.length > 0 ? conditions.some(isMet) : conditions.every(isMet);
  }
  const { attribute, operator, values } = condition;
  const { compare, isNot = false } = OPERATORS[operator] ?? { compare: () => false };
  const isFound = valuesOf(attribute).some((own) =>
    values.some((wanted) => (attribute === 'category_ids' ? isEqual : compare)(own, wanted)),
  );
  return isFound !== isNot;
};

/** The conditions on single attributes in a tree. */
export const attributeConditions = (condition: ProductCondition): readonly AttributeCondition[] =>
  'conditions' in condition ? condition.conditions.flatMap(attributeConditions) : [condition];

/** Sort orders of Page Builder's product lists. */
export const LIST_ORDERS = {
  position: { key: 'position', isDescending: false },
  name_ascending: { key: 'name', isDescending: false },
  name_descending: { key: 'name', isDescending: true },
  price_low_to_high: { key: 'price', isDescending: false },
  price_high_to_low: { key: 'price', isDescending: true },
  sku_ascending: { key: 'sku', isDescending: false },
  sku_descending: { key: 'sku', isDescending: true },
  date_newest_top: { key: 'date', isDescending: true },
  date_oldest_top: { key: 'date', isDescending: false },
} as const;

export type ListOrder = keyof typeof LIST_ORDERS;

export const isListOrder = (text: string | undefined): text is ListOrder =>
  text !== undefined && Object.hasOwn(LIST_ORDERS, text);
