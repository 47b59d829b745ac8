import * as v from 'valibot';
import type { OrderSettings } from '#commerce/after-sale/orders/life/types.ts';
import type { Texts } from '#contract/languages.ts';
import type { Folder } from './folder.ts';
import { code, localized, perLanguage, text } from './field-schemas.ts';

const FILE = 'orders.yaml';
const HOURS = 'must be a whole number of hours from 1 to 720';
const ADDRESS = 'must be an address with {number} in it: https://…{number}';

const words = localized;
const DAYS = 'must be a whole number of days from 1 to 365';
const days = v.pipe(v.number(DAYS), v.integer(DAYS), v.minValue(1, DAYS), v.maxValue(365, DAYS));
const PERCENT = 'must be a percentage from 0 to 100';
const percent = v.pipe(v.number(PERCENT), v.minValue(0, PERCENT), v.maxValue(100, PERCENT));
const address = v.pipe(v.string(ADDRESS), v.regex(/^https:\/\/\S+$/, ADDRESS), v.includes('{number}', ADDRESS));

const ordersSchema = v.strictObject({
  cancellation: v.strictObject({
    enabled: v.boolean('must be true or false'),
    hours: v.pipe(v.number(HOURS), v.integer(HOURS), v.minValue(1, HOURS), v.maxValue(720, HOURS)),
    reasons: v.pipe(v.array(words, 'must be a list of reasons'), v.minLength(1, 'must have one reason at least')),
  }),
  returns: v.optional(v.strictObject({ days, restocking_percent: v.optional(percent, 0) })),
  claims: v.optional(v.strictObject({ days })),
  tax_numbers: v.optional(
    v.array(v.strictObject({ name: v.union([text, words]), number: text }), 'must be a list of names and numbers'),
    [],
  ),
  carriers: v.optional(
    v.array(
      v.strictObject({
        code,
        name: v.union([text, words], 'must be a name, or one for each language: { en: …, fr: … }'),
        url: v.optional(v.union([address, perLanguage(address, ADDRESS)], ADDRESS)),
      }),
      'must be a list of carriers',
    ),
    [],
  ),
});

const inEach = (given: string | Texts): Texts => (typeof given === 'string' ? { en: given } : given);

/** Settings of the order lifecycle; null if the file is missing. */
export const readOrders = (folder: Folder): OrderSettings | null => {
  if (!folder.exists(FILE)) return null;
  const read = folder.yaml(FILE, ordersSchema);
  if (!read) return null;
  const { cancellation, returns, claims, tax_numbers: taxNumbers, carriers } = read;
  carriers.forEach((carrier, index) => {
    if (carriers.findIndex((other) => other.code === carrier.code) < index)
      folder.wrongAt(FILE, ['carriers', index, 'code'], `"${carrier.code}" stands twice`);
  });
  return {
    cancellation: cancellation.enabled ? { hours: cancellation.hours, reasons: cancellation.reasons } : null,
    returns: returns ? { days: returns.days, restockingPercent: returns.restocking_percent } : null,
    claims: claims ?? null,
    taxNumbers: taxNumbers.map(({ name, number }) => ({ name: inEach(name), number })),
    carriers: carriers.map(({ code: id, name, url }) => ({
      code: id,
      name: inEach(name),
      url: url === undefined ? null : inEach(url),
    })),
  };
};
