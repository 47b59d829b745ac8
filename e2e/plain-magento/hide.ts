import { inputFields } from './plain-schema.ts';

const FILTERS = inputFields('ProductAttributeFilterInput');
const ORDERS = inputFields('ProductAttributeSortInput');

type Entry = Readonly<Record<string, unknown>> | null;

/** Which entries of a list a plain Magento would have, by the name of the field that holds the list. */
const KNOWN: Readonly<Record<string, (entry: Entry) => boolean>> = {
  aggregations: (entry) => FILTERS.has(String(entry?.['attribute_code'])),
  available_payment_methods: (entry) => entry?.['code'] !== 'tessera_test',
};

/** Magento names the orders of lists in `sort_fields`, and a merchant's own attributes in these. */
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

/** An answer without what only our own shop has: the merchant's attributes, and the card gateway for tests. */
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
