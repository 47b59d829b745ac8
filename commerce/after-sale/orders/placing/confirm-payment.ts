import { paymentContext } from '#commerce/sale/cart/service.ts';
import type { LockedCart } from '#commerce/sale/cart/service.ts';
import type { CartDetail } from '#commerce/sale/cart/types.ts';
import { isOnAccount, methodUnavailable, offeredMethods, recordApproval } from '#commerce/sale/payment/service.ts';
import type { PaymentAttempt } from '#commerce/sale/payment/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { claimCredit } from '#commerce/sale/trade/service.ts';
import type { OrderPayment } from '../rules.ts';

/** Records the approved charge, or finds the chosen method without a gateway. Throws when neither is valid any more. */
export const confirmPayment = async (
  context: CommerceContext,
  cart: LockedCart,
  priced: CartDetail,
  attempt: PaymentAttempt | undefined,
): Promise<OrderPayment> => {
  const { db, row, view, now } = cart;
  if (attempt) {
    await recordApproval(db, attempt, now);
    return { attempt };
  }
  const offered = await offeredMethods(context, db, paymentContext(cart, priced), view);
  const method = offered.find(({ code }) => code === row.paymentMethodCode);
  if (!method) throw methodUnavailable();
  return { attempt: null, method };
};

/** Takes the total from the buyer's credit; returns the days to pay within, null where the order is not on limited credit. */
export const takeCredit = async (
  cart: LockedCart,
  { totals }: CartDetail,
  companyId: number | null,
): Promise<number | null> => {
  const { db, row, view, now } = cart;
  if (!isOnAccount(row.paymentMethodCode ?? '')) return null;
  const buyer = { ...cart, customerId: row.customerId, companyId };
  return claimCredit(db, buyer, { amount: totals.grandTotal, now, view });
};
