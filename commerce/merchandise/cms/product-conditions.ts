import type { ConditionGroup, ListOrder, ProductCondition } from '#commerce/merchandise/catalog/condition-rules.ts';
import { isListOrder, isOperator } from '#commerce/merchandise/catalog/condition-rules.ts';
import { parametersOf, productsMarkup, splitDirectives } from './rules.ts';

export type ConditionalList = {
  /** The text of the widget directive. */
  directive: string;
  title: string;
  /** Null if they cannot be parsed. */
  condition: ProductCondition | null;
  order: ListOrder | undefined;
  count: number;
  /** Parameters without effect because of their value. */
  unknown: readonly string[];
};

const MAX_PRODUCTS = 40;
const ALL_PRODUCTS: ConditionGroup = { isAny: false, isFalse: false, conditions: [] };

const decode = (encoded: string): unknown => {
  try {
    return JSON.parse(encoded.replaceAll('^[', '{').replaceAll('^]', '}').replaceAll('`', '"').replaceAll('|', '\\'));
  } catch {
    return null;
  }
};

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' ? { ...value } : {};
const isNo = (value: unknown): boolean => value === '0' || value === 0 || value === false;

const valuesOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value.map(String) : String(value ?? '').split(','))
    .map((each) => each.trim())
    .filter(Boolean);

/** The condition with a key; members of a group have its key with `--1`, `--2` and so on. */
const conditionAt = (key: string, entries: Readonly<Record<string, unknown>>): ProductCondition | null => {
  const { aggregator, value, operator, attribute } = recordOf(entries[key]);
  if (aggregator !== 'all' && aggregator !== 'any') {
    const values = valuesOf(value);
    return isOperator(operator) && typeof attribute === 'string' && values.length > 0
      ? { attribute, operator, values }
      : null;
  }
  const inner = Object.keys(entries).filter(
    (other) => other.startsWith(`${key}--`) && !other.slice(key.length + 2).includes('--'),
  );
  const conditions = inner.map((other) => conditionAt(other, entries));
  return conditions.every((condition) => condition !== null)
    ? { isAny: aggregator === 'any', isFalse: isNo(value), conditions }
    : null;
};

const categoriesOf = (value: string | undefined): ProductCondition | null => {
  const values = valuesOf(value);
  return values.length > 0 ? { attribute: 'category_ids', operator: '()', values } : null;
};

const conditionOf = (parameters: ReadonlyMap<string, string>): ProductCondition | null => {
  const encoded = parameters.get('conditions_encoded') ?? parameters.get('conditions');
  if (encoded) return conditionAt('1', recordOf(decode(encoded)));
  if (parameters.get('condition_option') === 'category_ids')
    return categoriesOf(parameters.get('condition_option_value'));
  return parameters.has('condition_option') ? null : ALL_PRODUCTS;
};

/** Magento's widget of the newest products. */
const isNewest = (type: string): boolean => /\bNewWidget$/.test(type);
const isList = (type: string): boolean => /\bProductsList$/.test(type);

/** Product lists of a text that use conditions instead of SKUs. */
export const conditionalLists = (content: string): ConditionalList[] =>
  splitDirectives(content).flatMap(({ directive, name, text }) => {
    const parameters = parametersOf(text);
    const type = parameters.get('type') ?? '';
    const option = parameters.get('condition_option');
    const isConditional = isList(type) || isNewest(type) || option === 'condition' || option === 'category_ids';
    if (name !== 'widget' || option === 'sku' || !isConditional) return [];
    const given = parameters.get('products_count');
    const count = Number(given);
    const order = parameters.get('sort_order');
    return [
      {
        directive,
        title: parameters.get('title') ?? '',
        condition: isNewest(type) ? ALL_PRODUCTS : conditionOf(parameters),
        order: isNewest(type) ? 'date_newest_top' : isListOrder(order) ? order : undefined,
        count: count > 0 ? Math.min(count, MAX_PRODUCTS) : MAX_PRODUCTS,
        unknown: [
          ...(order && !isListOrder(order) ? [`products are not sorted by "${order}"`] : []),
          ...(count > MAX_PRODUCTS ? [`at most ${MAX_PRODUCTS} products are shown`] : []),
        ],
      },
    ];
  });

/** The text with the skus of these lists. */
export const withSkus = (
  content: string,
  lists: readonly (Pick<ConditionalList, 'directive' | 'title'> & { skus: readonly string[] })[],
): string =>
  lists.reduce(
    (text, { directive, title, skus }) => text.replaceAll(directive, () => productsMarkup(title, skus)),
    content,
  );
