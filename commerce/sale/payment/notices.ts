import type { CommerceContext } from '#commerce/platform/context.ts';
import { AuthorizationError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { gatewayOf } from './gateway.ts';
import { insertNotice } from './notice-store.ts';
import type { PaymentGateway, SignedNotice } from './types.ts';

export { findPendingNotices, markRecorded } from './notice-store.ts';

const readerOf = (context: CommerceContext, method: string): NonNullable<PaymentGateway['notices']> => {
  const reader = gatewayOf(context, method)?.notices;
  if (!reader) throw new NoSuchEntityError('Request does not match any route.');
  return reader;
};

/** Stores the notice of a gateway; false when it was received before. Throws for a notice without the gateway's signature. */
export const storeNotice = async (context: CommerceContext, method: string, signed: SignedNotice): Promise<boolean> => {
  context.noStore();
  const notice = await readerOf(context, method).read(signed);
  if (notice === 'forged')
    throw new AuthorizationError('The notice is not signed by the gateway.', { event: 'payment-notice-forged' });
  return notice !== undefined && insertNotice(context.db.kysely, method, notice, context.clock.now());
};

/** Response that proves to a gateway that a URL belongs to the shop. */
export const respondToChallenge = async (
  context: CommerceContext,
  method: string,
  challenge: string,
): Promise<string> => {
  context.noStore();
  const response = await readerOf(context, method).respond?.(challenge);
  if (response === undefined) throw new NoSuchEntityError('Request does not match any route.');
  return response;
};
