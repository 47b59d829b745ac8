import { GATEWAYS } from '#contract/gateways/registry.ts';
import { AlreadyExistsError, InputError, TooManyRequestsError } from '#commerce/platform/errors.ts';
import type { Wording } from '#commerce/platform/store-view-types.ts';
import type { PaymentMethod, PaymentContext } from './types.ts';
import { translations } from '#commerce/platform/messages.ts';
import messages from './messages.json' with { type: 'json' };

const VAULTS = GATEWAYS.flatMap(({ vaultCode }) => vaultCode ?? []);

/** Returns whether a method pays with a saved card, which its public hash names. */
export const isVault = (code: string): boolean => VAULTS.includes(code);

/** Methods that charge a card through the gateway of the same code. */
const CARDS = GATEWAYS.map(({ code }) => code);

/** Declines per cart within {@link DECLINE_WINDOW_MS} before it is blocked. */
export const MAX_DECLINES = 5;
/** Declines per IP address over all carts: card testers create a cart for each attempt. */
export const MAX_DECLINES_BY_ADDRESS = 10;
export const DECLINE_WINDOW_MS = 10 * 60 * 1000;

/** A running attempt takes seconds; an older one is left to the sweeper. */
export const STUCK_AFTER_MS = 2 * 60 * 1000;

/** A charge with a lost response is queried once more after this time, when every gateway has finished it. */
export const LOOK_AGAIN_AFTER_MS = 15 * 60 * 1000;

const say = translations(messages);

/** Magento's methods without a gateway; such orders stay `pending` until they are paid. */
const OFFLINE = ['purchaseorder', 'checkmo', 'banktransfer', 'cashondelivery', 'counter', 'free'] as const;

export const FREE = 'free';
/** Cash or a card terminal: staff enter a reference, and the order is paid at once. */
export const COUNTER = 'counter';
const PURCHASE_ORDER = 'purchaseorder';

/** Methods whose orders ship only after payment. */
export const PAID_FIRST: readonly string[] = ['checkmo', 'banktransfer'];

export const isPaidFirst = (code: string): boolean => PAID_FIRST.includes(code);

/** True if items ship before payment, on the customer's credit. */
export const isOnAccount = (code: string): boolean => code === PURCHASE_ORDER;

/** True if staff have received the amount when the order is placed. */
export const isPaidAtCounter = (code: string): boolean => code === COUNTER;

export const isOffline = (code: string): boolean => (OFFLINE as readonly string[]).includes(code);

export const isCard = (code: string): boolean => isVault(code) || CARDS.includes(code);

/** Every method there is code for, in the shop's own words. */
export const paymentMethods = (wording: Wording): readonly PaymentMethod[] => [
  ...CARDS.map((code) => ({ code, title: say(wording)('payment.card'), instructions: null })),
  ...OFFLINE.map((code) => ({ code, title: say(wording)(`payment.${code}`), instructions: null })),
];

/** The shop's name of a method; a saved card has the name of its card method. */
export const methodTitle = (code: string, wording: Wording): string =>
  isCard(code)
    ? say(wording)('payment.card')
    : (paymentMethods(wording).find((method) => method.code === code)?.title ?? code);

/** A total of 0 is paid by `free` only, where offered; cash is accepted for pickups, and by staff. */
export const suits = (
  code: string,
  {
    amount,
    isPickup,
    isByStaff,
    isByLink = false,
  }: Pick<PaymentContext, 'amount' | 'isPickup' | 'isByStaff' | 'isByLink'>,
  hasFree: boolean,
): boolean => {
  if (code === FREE) return amount === 0;
  if (code === COUNTER && !isByStaff) return false;
  if (isOnAccount(code) && isByLink) return false;
  return !(amount === 0 && hasFree) && (code !== 'cashondelivery' || isPickup);
};

const MAX_NUMBER_LENGTH = 50;

/** The purchase order number, or the reference of staff, trimmed; null for other methods. Throws when it is missing. */
export const purchaseOrderNumber = (code: string, given: string | null | undefined): string | null => {
  if (code !== PURCHASE_ORDER && code !== COUNTER) return null;
  const number = given?.trim() ?? '';
  if (!number)
    throw new InputError('Purchase order number is a required field.', { code: 'PURCHASE_ORDER_NUMBER_MISSING' });
  if (number.length > MAX_NUMBER_LENGTH)
    throw new InputError('Field %1 may have %2 characters at most.', {
      parameters: ['purchase_order_number', MAX_NUMBER_LENGTH],
    });
  return number;
};

/** Why an authorized amount cannot be charged, in the gateway’s words. */
export const goneReason = (state: string): string => `what was set aside on it is there no more (${state})`;

export const declined = (): InputError =>
  new InputError('Transaction has been declined. Please try again later.', {
    code: 'PAYMENT_DECLINED',
    event: 'payment-declined',
  });

/** 3-D Secure is required and was not completed. */
export const unconfirmed = (): InputError =>
  new InputError(
    'Transaction has been declined: the bank of the card has not confirmed who pays. Please enter the card again, or another one.',
    { code: 'PAYMENT_NOT_AUTHENTICATED', event: 'payment-declined' },
  );

/** Over REST 400, or 409 when a call with the same Idempotency-Key is running. */
export const alreadyProcessing = (status?: number): AlreadyExistsError =>
  new AlreadyExistsError('The order has already been placed and is currently processing.', {
    code: 'ORDER_IN_PROGRESS',
    status,
  });

export const nonceUsed = (): InputError =>
  new InputError('Cannot use a payment_method_nonce more than once.', { code: 'PAYMENT_NONCE_USED' });

export const tooManyDeclines = (): TooManyRequestsError =>
  new TooManyRequestsError(undefined, { code: 'PAYMENT_TOO_MANY_DECLINES', event: 'payments-stopped' });

export const invalidPayment = (): InputError =>
  new InputError('Enter a valid payment method and try again.', { code: 'PAYMENT_INVALID' });

/** The merchant does not offer it, or not for this cart. */
export const methodUnavailable = (): InputError =>
  new InputError('The requested Payment Method is not available.', { code: 'PAYMENT_METHOD_UNAVAILABLE' });

/** The outcome is unknown: the sweeper voids the charge if there was one. */
export const gatewayFailed = (): InputError =>
  new InputError('An error occurred on the server. Please try to place the order again.', {
    code: 'PAYMENT_UNAVAILABLE',
  });

/** The order of an approved charge was not written, and the charge could not be voided: the sweeper voids it. */
export const chargePending = (): InputError =>
  new InputError('The order was not placed. The charge to the card will be released.', { code: 'CHARGE_PENDING' });
