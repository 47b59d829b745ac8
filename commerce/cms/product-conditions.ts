import { parametersOf, splitDirectives } from './rules.ts';

/** The condition of a product list: an attribute with one of these values. */
export type ProductCondition = { attribute: string; values: readonly string[] };

export type ConditionalList = {
  /** The widget's text. */
  directive: string;
  /** Combined with AND; null when a list cannot be filtered so. */
  conditions: readonly ProductCondition[] | null;
  count: number;
};

const MAX_PRODUCTS = 40;
const OPERATORS: ReadonlySet<unknown> = new Set(['==', '()']);

const decode = (encoded: string): unknown => {
  try {
    return JSON.parse(encoded.replaceAll('^[', '{').replaceAll('^]', '}').replaceAll('`', '"').replaceAll('|', '\\'));
  } catch {
    return null;
  }
};

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' ? { ...value } : {};
const isYes = (value: unknown): boolean => value === '1' || value === 1 || value === true;

/** Magento's rule tree, where it is one list of conditions that must all be true. */
const conditionsOf = (encoded: string): readonly ProductCondition[] | null => {
  const { 1: root, ...rest } = recordOf(decode(encoded));
  const { aggregator, value: wanted } = recordOf(root);
  const entries = Object.entries(rest);
  if (aggregator !== 'all' || !isYes(wanted) || entries.length === 0) return null;
  const conditions = entries.map(([key, entry]): ProductCondition | null => {
    const { operator, attribute, value } = recordOf(entry);
    if (!/^1--\d+$/.test(key) || !OPERATORS.has(operator) || typeof attribute !== 'string') return null;
    const values = (Array.isArray(value) ? value.map(String) : String(value ?? '').split(','))
      .map((each) => each.trim())
      .filter(Boolean);
    return values.length > 0 ? { attribute, values } : null;
  });
  return conditions.every((condition) => condition !== null) ? conditions : null;
};

/** The product lists in a text that are given by conditions instead of skus. */
export const conditionalLists = (content: string): ConditionalList[] =>
  splitDirectives(content).flatMap(({ directive, name, text }) => {
    const parameters = parametersOf(text);
    if (name !== 'widget' || parameters.get('condition_option') !== 'condition') return [];
    const count = Number(parameters.get('products_count'));
    return [
      {
        directive,
        conditions: conditionsOf(parameters.get('conditions_encoded') ?? ''),
        count: count > 0 ? Math.min(count, MAX_PRODUCTS) : MAX_PRODUCTS,
      },
    ];
  });

/** The text with these lists replaced by lists of skus. */
export const withSkus = (content: string, skus: ReadonlyMap<string, readonly string[]>): string =>
  [...skus].reduce(
    (text, [directive, names]) =>
      text.replaceAll(directive, () => `{{widget condition_option="sku" condition_option_value="${names.join(',')}"}}`),
    content,
  );
