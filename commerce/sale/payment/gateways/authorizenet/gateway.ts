import { authorizeNetOf, type AuthorizeNetSettings } from './settings.ts';
import { minorText } from '#contract/money.ts';
import { ACCEPT_DESCRIPTOR, AUTHORIZENET } from '#contract/gateways/authorizenet.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import { goneReason } from '../../rules.ts';
import type { Charge, ChargeOutcome, PaymentGateway } from '../../types.ts';
import { ALL_OR_NONE, AuthorizeNetError, createCall, ONCE, orderOf, OWN_REFERENCE } from './api.ts';
import type { Details, TransactionResponse } from './api.ts';
import { authorizeNetNotices } from './notices.ts';
import { detailsOf, findAll } from './find.ts';
import { authorizeNetRenewal } from './renewal.ts';
import {
  isApproved,
  isCaptured,
  isCharged,
  isDuplicate,
  isInReview,
  isPart,
  isRefund,
  isSetAside,
  isSettled,
  outcomeOf,
  outcomeOfDetails,
  reasonOf,
} from './outcome.ts';

/** Base64 nonce of Accept.js, which is never a card number. */
const NONCE = /^[\w+/=-]{20,4000}$/;
const LETTER = /[a-z]/i;
/** A used or invalid token. */
const BAD_TOKEN: ReadonlySet<string> = new Set(['E00114', 'E00116', 'E00117', 'E00118', 'E00119', 'E00120']);

/**
 * Card payments through Authorize.Net. Accept.js creates a token in the browser. A hash of our key is the invoice
 * number, by which a charge or refund is found if its response was lost. An account has one currency.
 */
export const createAuthorizeNetGateway = (settings: AuthorizeNetSettings): PaymentGateway => {
  const call = createCall(settings);
  const transact = async (request: Readonly<Record<string, unknown>>) => {
    const { transactionResponse } = await call<TransactionResponse>('createTransactionRequest', {
      refId: OWN_REFERENCE,
      transactionRequest: request,
    });
    if (!transactionResponse) throw new Error('Authorize.Net did not say what came of a transaction');
    return transactionResponse;
  };

  const findCharge = async (key: string): Promise<Details['transaction'] | undefined> => {
    const charges = (await findAll(call, key)).filter(({ transactionType }) => transactionType !== 'refundTransaction');
    return charges.find(isCharged) ?? charges[0];
  };

  const cancel = async (transactionId: string): Promise<void> => {
    const response = await transact({ transactionType: 'voidTransaction', refTransId: transactionId });
    if (!isApproved(response)) throw new Error(`Authorize.Net did not void ${transactionId}: ${reasonOf(response)}`);
  };

  const giveBack = async (transactionId: string, key: string, amount: string): Promise<string> => {
    const known = (await findAll(call, key)).find(isRefund);
    if (known) return known.transId;
    const { payment } = await detailsOf(call, transactionId);
    const response = await transact({
      transactionType: 'refundTransaction',
      amount,
      payment: { creditCard: { cardNumber: payment?.creditCard?.cardNumber.slice(-4), expirationDate: 'XXXX' } },
      refTransId: transactionId,
      order: orderOf(key),
      transactionSettings: ONCE,
    });
    if (!isApproved(response) || !response.transId)
      throw new Error(`Authorize.Net did not refund ${transactionId}: ${reasonOf(response)}`);
    return response.transId;
  };

  const undo = async (transactionId: string): Promise<void> => {
    const now = await detailsOf(call, transactionId);
    if (isSettled(now))
      return void (await giveBack(transactionId, `undo ${transactionId}`, now.settleAmount.toFixed(2)));
    if (isCharged(now)) await cancel(transactionId);
  };

  const sell = async ({ key, nonce, amount, currency, action }: Charge): Promise<ChargeOutcome> => {
    const response = await transact({
      transactionType: action === 'authorize' ? 'authOnlyTransaction' : 'authCaptureTransaction',
      amount: minorText(amount, currency),
      currencyCode: currency,
      payment: { opaqueData: { dataDescriptor: ACCEPT_DESCRIPTOR, dataValue: nonce } },
      order: orderOf(key),
      transactionSettings: ALL_OR_NONE,
    });
    // Sent twice: what came of the first is what counts.
    const first = isDuplicate(response) ? await findCharge(key) : undefined;
    if (first) return outcomeOfDetails(first);
    if (isPart(response)) {
      await cancel(response.transId ?? '');
      throw new Error(`Authorize.Net charged ${response.prePaidCard?.approvedAmount} for ${key}: undone`);
    }
    if (isInReview(response) && response.transId) {
      await cancel(response.transId);
      return { status: 'declined', reason: reasonOf(response) };
    }
    return outcomeOf(response);
  };

  return {
    code: AUTHORIZENET.code,
    action: settings.action,
    browserKeys: {
      loginId: settings.loginId,
      clientKey: settings.clientKey,
      isSandbox: settings.server !== 'production',
    },
    takes: (currency) => currency === settings.currency,
    isNonce: (nonce) => NONCE.test(nonce) && LETTER.test(nonce),
    charge: async (charge) => {
      if (charge.currency !== settings.currency)
        throw new Error(`Authorize.Net is not configured for ${charge.currency}`);
      return sell(charge).catch(async (error: unknown): Promise<ChargeOutcome> => {
        if (!(error instanceof AuthorizeNetError) || !BAD_TOKEN.has(error.code)) throw error;
        // A token works once: it may have been this very charge.
        const first = await findCharge(charge.key);
        return first ? outcomeOfDetails(first) : { status: 'declined', reason: error.message };
      });
    },
    capture: async (transactionId, { amount, currency }) => {
      const now = await detailsOf(call, transactionId);
      if (isCaptured(now)) return { status: 'captured' };
      if (!isSetAside(now)) return { status: 'declined', reason: goneReason(now.transactionStatus) };
      const response = await transact({
        transactionType: 'priorAuthCaptureTransaction',
        amount: minorText(amount, currency),
        refTransId: transactionId,
      });
      // A concurrent request may have done the same.
      if (isApproved(response) || isCaptured(await detailsOf(call, transactionId))) return { status: 'captured' };
      return { status: 'declined', reason: reasonOf(response) };
    },
    renewal: authorizeNetRenewal(call, transact, cancel),
    void: undo,
    notices: settings.signatureKey ? authorizeNetNotices(call, settings.signatureKey) : undefined,
    refund: async (transactionId, { key, amount, currency }) => ({
      transactionId: await giveBack(transactionId, key, minorText(amount, currency)),
    }),
    find: async (key) => {
      const charge = await findCharge(key);
      return charge && outcomeOfDetails(charge);
    },
  };
};

/** Undefined unless the settings name it. */
export const openAuthorizeNet = (settings: Settings): PaymentGateway | undefined => {
  const own = authorizeNetOf(settings);
  return own && createAuthorizeNetGateway(own);
};
