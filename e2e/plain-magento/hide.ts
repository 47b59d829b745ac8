import { inputFields } from './plain-schema.ts';

const FILTERS = inputFields('ProductAttributeFilterInput');
const ORDERS = inputFields('ProductAttributeSortInput');

type Entry = Readonly<Record<string, unknown>> | null;

/** By list field: predicate for entries of a plain Magento. */
const KNOWN: Readonly<Record<string, (entry: Entry) => boolean>> = {
  aggregations: (entry) => FILTERS.has(String(entry?.['attribute_code'])),
  available_payment_methods: (entry) => entry?.['code'] !== 'tessera_test',
};

/** Lists nested in fields of these names: sort fields, and a merchant's own attributes. */
const WITHIN: Readonly<Record<string, (entry: Entry) => boolean>> = {
  sort_fields: (entry) => ORDERS.has(String(entry?.['value'])),
  custom_attributesV2: () => false,
};

const filtered = (value: unknown, isKnown: (entry: Entry) => boolean): unknown =>
  Array.isArray(value) ? value.filter((entry: Entry) => isKnown(entry)) : value;

const filteredWithin = (value: unknown, isKnown: (entry: Entry) => boolean): unknown =>
  value !== null && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([name, list]) => [name, filtered(list, isKnown)]))
    : value;

/** Removes data that only our shop has: the merchant's attributes and the test gateway. */
export const hideOurs = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(hideOurs);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, given]) => {
      const [list, within] = [KNOWN[name], WITHIN[name]];
      const known = list ? filtered(given, list) : within ? filteredWithin(given, within) : given;
      return [name, hideOurs(known)];
    }),
  );
};
