import type { PlaceOrderError, PlaceOrderErrorCodes } from '#contract/generated/schema-types.ts';
import { CommerceError } from '#commerce/platform/errors.ts';
import { moneyOf } from '#commerce/platform/money.ts';
import { TotalChangedError } from './rules.ts';

const CODES: ReadonlySet<string | undefined> = new Set<PlaceOrderErrorCodes>([
  'CART_NOT_FOUND',
  'CART_NOT_ACTIVE',
  'GUEST_EMAIL_MISSING',
  'UNABLE_TO_PLACE_ORDER',
]);

const isCode = (code: string | undefined): code is PlaceOrderErrorCodes => CODES.has(code);

/** Since Magento 2.4.7 `placeOrder` returns its failures as data; only authorization errors are thrown. */
export const errorAsData = (error: unknown): { order: null; errors: PlaceOrderError[] } => {
  if (!(error instanceof CommerceError) || error.category === 'graphql-authorization') throw error;
  const code = isCode(error.code) ? error.code : 'UNDEFINED';
  const total = error instanceof TotalChangedError ? moneyOf(error.now.amount, error.now.currency) : null;
  return { order: null, errors: [{ code, message: error.message, total }] };
};
