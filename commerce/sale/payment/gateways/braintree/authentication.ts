import type { BraintreeGateway } from 'braintree';
import type { BraintreeSettings } from './settings.ts';
import type { ChargeOutcome } from '../../types.ts';

type Reported = { liabilityShifted?: boolean; liabilityShiftPossible?: boolean; status?: string };

/**
 * Why a card is refused for its 3-D Secure result, as reported by Braintree for the nonce; the browser's report is
 * ignored. With `offered`, cards that do not support 3-D Secure may pay, but not cards that failed it.
 */
export const refusalOf = async (
  { paymentMethodNonce }: Pick<BraintreeGateway, 'paymentMethodNonce'>,
  authentication: BraintreeSettings['authentication'],
  nonce: string,
): Promise<(ChargeOutcome & { status: 'declined' }) | undefined> => {
  if (authentication === 'off') return undefined;
  const found = await paymentMethodNonce.find(nonce).catch((error: unknown) => {
    if ((error as { type?: string }).type !== 'notFoundError') throw error;
  });
  const reported = (found?.threeDSecureInfo ?? {}) as Reported;
  const isFine =
    reported.liabilityShifted === true || (authentication === 'offered' && reported.liabilityShiftPossible !== true);
  return isFine
    ? undefined
    : { status: 'declined', reason: `3-D Secure: ${reported.status ?? 'not asked'}`, isUnconfirmed: true };
};
