import * as v from 'valibot';
import type { OrderSettings } from '#commerce/orders/life/types.ts';
import type { Language } from '#commerce/stores/types.ts';
import type { Folder } from './folder.ts';
import { code, text } from './schemas.ts';

const FILE = 'orders.yaml';
const HOURS = 'must be a whole number of hours from 1 to 720';
const ADDRESS = 'must be an address with {number} in it: https://…{number}';

const words = v.strictObject({ en: text, fr: text }, 'must be a text in both languages: { en: …, fr: … }');
const address = v.pipe(v.string(ADDRESS), v.regex(/^https:\/\/\S*\{number\}\S*$/, ADDRESS));

const ordersSchema = v.strictObject({
  cancellation: v.strictObject({
    enabled: v.boolean('must be true or false'),
    hours: v.pipe(v.number(HOURS), v.integer(HOURS), v.minValue(1, HOURS), v.maxValue(720, HOURS)),
    reasons: v.pipe(v.array(words, 'must be a list of reasons'), v.minLength(1, 'must have one reason at least')),
  }),
  carriers: v.optional(
    v.array(
      v.strictObject({
        code,
        name: v.union([text, words], 'must be a name, or one for each language: { en: …, fr: … }'),
        url: v.optional(v.union([address, v.strictObject({ en: address, fr: address }, ADDRESS)], ADDRESS)),
      }),
      'must be a list of carriers',
    ),
    [],
  ),
});

const inBoth = (given: string | Readonly<Record<Language, string>>): Readonly<Record<Language, string>> =>
  typeof given === 'string' ? { en: given, fr: given } : given;

/** What becomes of orders; null where the merchant says nothing. */
export const readOrders = (folder: Folder): OrderSettings | null => {
  if (!folder.exists(FILE)) return null;
  const read = folder.yaml(FILE, ordersSchema);
  if (!read) return null;
  const { cancellation, carriers } = read;
  carriers.forEach((carrier, index) => {
    if (carriers.findIndex((other) => other.code === carrier.code) < index)
      folder.wrongAt(FILE, ['carriers', index, 'code'], `"${carrier.code}" stands twice`);
  });
  return {
    cancellation: cancellation.enabled ? { hours: cancellation.hours, reasons: cancellation.reasons } : null,
    carriers: carriers.map(({ code: id, name, url }) => ({
      code: id,
      name: inBoth(name),
      url: url === undefined ? null : inBoth(url),
    })),
  };
};
