import type { BraintreeGateway } from 'braintree';
import type { BraintreeSettings } from './settings.ts';
import type { ChargeOutcome } from '../../types.ts';

type Told = { liabilityShifted?: boolean; liabilityShiftPossible?: boolean; status?: string };

/**
 * Whether the bank of a card has confirmed who pays, as Braintree tells it of a nonce; what the browser says of it does not
 * count. `offered`: a card whose bank confirms nothing may pay, one that was asked and not confirmed may not.
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
  const told = (found?.threeDSecureInfo ?? {}) as Told;
  const isFine =
    told.liabilityShifted === true || (authentication === 'offered' && told.liabilityShiftPossible !== true);
  return isFine
    ? undefined
    : { status: 'declined', reason: `3-D Secure: ${told.status ?? 'not asked'}`, isUnconfirmed: true };
};
