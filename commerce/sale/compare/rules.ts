import { AuthorizationError, InputError } from '#commerce/platform/errors.ts';

/** Products that one list holds. */
export const MAX_COMPARED = 50;
/** A guest's list untouched for this long is deleted. */
export const LIST_LIFETIME_MS = 30 * 24 * 3600 * 1000;

export const noSuchList = (): InputError => new InputError('"uid" value does not exist');
export const notTheirs = (): AuthorizationError =>
  new AuthorizationError('This customer is not authorized to access this list', { event: 'not-the-owner' });
export const guestsHaveNone = (): AuthorizationError =>
  new AuthorizationError("The current customer isn't authorized.");
export const listIsFull = (): InputError =>
  new InputError('A list holds %1 products to compare at most.', { parameters: [MAX_COMPARED] });

const numberIn = (text: string): number | undefined =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) < 2 ** 31 ? Number(text) : undefined;

/** The products that ids of the wire name: numbers, as Magento's clients send them, or uids. */
export const productIdsOf = (ids: readonly (string | null)[]): number[] => [
  ...new Set(
    ids.flatMap((id) => (id === null ? [] : (numberIn(id) ?? numberIn(Buffer.from(id, 'base64').toString()) ?? []))),
  ),
];

/** A list's products with further ones; throws when it would hold too many. */
export const withFurther = (present: readonly number[], further: readonly number[]): readonly number[] => {
  const all = new Set([...present, ...further]);
  if (all.size > MAX_COMPARED) throw listIsFull();
  return further.filter((id) => !present.includes(id));
};
