import { goneReason } from '../../rules.ts';
import { minorText } from '#contract/money.ts';
import type { Movement, Renewal } from '../../types.ts';
import { ALL_OR_NONE, AuthorizeNetError, invoiceOf, orderOf } from './api.ts';
import type { Call, Details, TransactionResponse } from './api.ts';
import { detailsOf, findAll } from './find.ts';
import { isApproved, isDuplicate, isInReview, isSetAside, reasonOf } from './outcome.ts';
import { DAY_MS } from '#commerce/platform/durations.ts';

type Response = NonNullable<TransactionResponse['transactionResponse']>;
type Profile = { customerProfileId: string; customerPaymentProfileIdList: readonly string[] };

/** Authorizations last 30 days; card networks require a renewal to refer to a transaction that is not older. */
const LASTS_MS = 30 * DAY_MS;
const AFTER_MS = 25 * DAY_MS;

const DUPLICATE_PROFILE = 'E00039';
/** The id of an existing profile; the response contains it only in its text. */
const IN_TEXT = /ID (\d+)/;

/** Runs `run` with a temporary customer profile of a transaction's card; no card is saved. */
const withProfile = async <T>(
  call: Call,
  transId: string,
  key: string,
  run: (profile: Profile) => Promise<T>,
): Promise<T> => {
  const make = (): Promise<Profile> =>
    call<Profile>('createCustomerProfileFromTransactionRequest', {
      transId,
      customer: { merchantCustomerId: invoiceOf(key) },
    });
  const forget = (customerProfileId: string) => call('deleteCustomerProfileRequest', { customerProfileId });
  const profile = await make().catch(async (error: unknown) => {
    // Left by an interrupted attempt.
    const left = error instanceof AuthorizeNetError && error.code === DUPLICATE_PROFILE && IN_TEXT.exec(error.message);
    if (!left || !left[1]) throw error;
    await forget(left[1]);
    return make();
  });
  try {
    return await run(profile);
  } finally {
    await forget(profile.customerProfileId);
  }
};

/**
 * Renews an authorization as card networks require (a reauthorization of the first transaction), then voids the old
 * one.
 */
export const authorizeNetRenewal = (
  call: Call,
  transact: (request: Readonly<Record<string, unknown>>) => Promise<Response>,
  cancel: (transactionId: string) => Promise<void>,
): Renewal => {
  const setAside = (
    old: Details['transaction'],
    { key, amount, currency }: Movement,
    { customerProfileId, customerPaymentProfileIdList: [paymentProfileId] }: Profile,
  ): Promise<Response> =>
    transact({
      transactionType: 'authOnlyTransaction',
      amount: minorText(amount, currency),
      currencyCode: currency,
      profile: { customerProfileId, paymentProfile: { paymentProfileId } },
      order: orderOf(key),
      transactionSettings: ALL_OR_NONE,
      processingOptions: { isSubsequentAuth: 'true' },
      subsequentAuthInformation: {
        ...(old.networkTransId && { originalNetworkTransId: old.networkTransId }),
        originalAuthAmount: old.authAmount.toFixed(2),
        reason: 'reauthorization',
      },
    });
  return {
    lastsMs: LASTS_MS,
    afterMs: AFTER_MS,
    renew: async (transactionId, movement) => {
      const old = await detailsOf(call, transactionId);
      // Requested before, but the response was lost.
      const known = (await findAll(call, movement.key)).find(isSetAside);
      if (!known && !isSetAside(old)) return { status: 'declined', reason: goneReason(old.transactionStatus) };
      return withProfile(call, known?.transId ?? transactionId, movement.key, async (profile) => {
        const response = known ? undefined : await setAside(old, movement, profile);
        if (response && isDuplicate(response)) throw new Error('Authorize.Net is at work on this renewal');
        if (response && isInReview(response) && response.transId) await cancel(response.transId);
        const made = known?.transId ?? (response && isApproved(response) ? response.transId : undefined);
        if (!made) return { status: 'declined', reason: response ? reasonOf(response) : '' };
        if (isSetAside(old)) await cancel(transactionId);
        return { status: 'renewed', transactionId: made };
      });
    },
  };
};
