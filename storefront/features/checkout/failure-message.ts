import type { MessageId } from '#storefront/generated/message-id.ts';
import { captchaMessage } from '#storefront/platform/captcha/captcha.ts';
import { GraphqlError, HttpError, isNetworkError } from '#storefront/platform/commerce/errors.ts';
import { RestError } from '#storefront/platform/commerce/rest-error.ts';
import { LATER_CHANGED } from '#contract/later.ts';
import { LOTS_CHANGED } from '#contract/expected-lots.ts';
import { AGREEMENT_MISSING } from '#contract/agreements.ts';
import { companyMessage } from './company/refusal.ts';
import { isInvalidCartProblem } from '#contract/errors.ts';
import { MethodGoneError, MissingInformationError, TotalChangedError, UnknownOutcomeError } from './state/refusals.ts';

const FRAGMENTS: readonly (readonly [fragment: string, message: MessageId])[] = [
  ['declined', 'checkout.error.declined'],
  ['charge to the card will be released', 'checkout.error.charge_pending'],
  ['agree to the terms', 'checkout.error.agreement'],
  ['nonce more than once', 'checkout.error.card_again'],
  ['valid payment method', 'checkout.error.card_again'],
  ['payment method is not available', 'checkout.error.payment'],
  ['shipping method is not available', 'checkout.error.method_gone'],
  ['out of stock', 'checkout.error.stock'],
  ['requested qty', 'checkout.error.stock'],
  ['not available', 'checkout.error.stock'],
  ['products are disabled', 'checkout.error.stock'],
  ['carrier with such method', 'checkout.error.method_gone'],
  ['shipping method is missing', 'checkout.error.method_gone'],
  ['region', 'checkout.error.region'],
  ['postcode', 'validation.postcode_region'],
  ['postal code', 'validation.postcode_region'],
  ['telephone', 'checkout.error.telephone'],
  ['invalid email', 'validation.email'],
  ['email', 'checkout.error.email'],
];

const textOf = (error: unknown): string => {
  if (error instanceof RestError) return error.baseMessage;
  return error instanceof Error ? error.message : '';
};

const isCartGone = (error: unknown): boolean => {
  if (error instanceof GraphqlError) return error.problems.some(isInvalidCartProblem);
  return (
    error instanceof RestError &&
    error.status === 404 &&
    JSON.stringify(error.additionalInfo ?? {}).includes('"cartId"')
  );
};

const isUnreachable = (error: unknown): boolean =>
  isNetworkError(error) || error instanceof HttpError || (error instanceof RestError && error.status >= 500);

const ofWords = (error: unknown): MessageId => {
  const text = textOf(error).toLowerCase();
  return FRAGMENTS.find(([fragment]) => text.includes(fragment))?.[1] ?? 'checkout.error.other';
};

/** Products are out of stock or disabled: found before the gateway is called. */
export const isStockRefusal = (error: unknown): boolean =>
  error instanceof Error && !isUnreachable(error) && ofWords(error) === 'checkout.error.stock';

/** The payment method is no longer available. */
export const isPaymentGone = (error: unknown): boolean =>
  error instanceof Error && !isUnreachable(error) && ofWords(error) === 'checkout.error.payment';

/** A required agreement is missing; checked before the gateway is called. */
export const isAgreementRefusal = (error: unknown): boolean =>
  error instanceof RestError && error.additionalInfo?.['error_code'] === AGREEMENT_MISSING;

/** Another order has taken from the same production lot: mostly found before the gateway is called. */
export const isLotsRefusal = (error: unknown): boolean =>
  error instanceof RestError && error.additionalInfo?.['error_code'] === LOTS_CHANGED;

/** Stock has sold meanwhile, so more units would ship later. */
export const isLaterRefusal = (error: unknown): boolean =>
  error instanceof RestError && error.additionalInfo?.['error_code'] === LATER_CHANGED;

/** The message for a failed step, in the shopper's language whatever language the back end used. */
export const failureMessage = (error: unknown, isOnline: boolean): MessageId => {
  const captcha = captchaMessage(error);
  if (captcha) return captcha;
  if (error instanceof TotalChangedError) return 'checkout.error.total_changed';
  if (error instanceof MethodGoneError) return 'checkout.error.method_gone';
  if (error instanceof MissingInformationError)
    return error.message.endsWith('cartId') ? 'checkout.error.cart_id' : 'checkout.error.email';
  if (!isOnline && (error instanceof UnknownOutcomeError || isUnreachable(error))) return 'checkout.error.offline';
  if (error instanceof UnknownOutcomeError) return 'checkout.error.unknown_outcome';
  if (isUnreachable(error)) return 'checkout.error.unreachable';
  if (isLotsRefusal(error)) return 'checkout.error.lots_changed';
  if (isLaterRefusal(error)) return 'checkout.error.later_changed';
  return companyMessage(error) ?? (isCartGone(error) ? 'checkout.error.cart' : ofWords(error));
};

const AT_THE_CART: readonly MessageId[] = ['checkout.error.stock', 'checkout.error.cart', 'checkout.error.cart_id'];

/** Returns whether the shopper can fix it in the cart. */
export const isFixedInCart = (message: MessageId): boolean => AT_THE_CART.includes(message);
