import type { Caller } from '#commerce/merchandise/integration/types.ts';
import { changeCart, makePayLink } from '#commerce/sale/cart/service.ts';
import type { CartDetail } from '#commerce/sale/cart/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { payLinkMail } from './pay-link-mail.ts';

const isComplete = ({ lines, addresses, selectedShipping, isVirtual }: CartDetail): boolean =>
  lines.length > 0 &&
  lines.every(({ problems }) => problems.length === 0) &&
  (isVirtual ? addresses.billing !== undefined : addresses.shipping !== undefined && selectedShipping !== null);

/**
 * Emails the customer a link to pay for a cart created by staff. A new link or a change to the cart invalidates earlier
 * links.
 */
export const sendPayLink = (context: CommerceContext, maskedId: string, { name, staff }: Caller): Promise<void> =>
  changeCart(
    context,
    maskedId,
    async (cart) => {
      const { db, row, view, currency } = cart;
      const detail = await cart.price();
      if (row.email === null || !isComplete(detail))
        throw new InputError('The order needs items in stock, an email address, an address and a delivery.', {
          code: 'CART_INCOMPLETE',
        });
      const { token, expiresAt } = await makePayLink(context, cart, detail);
      await context.mail.enqueue(
        db,
        payLinkMail({ to: row.email, cart: { view, currency }, detail, token, expiresAt }, context.settings),
      );
      await recordStaffAction(
        context,
        db,
        'cart-payment-link',
        { cart: row.number, by: staff ? undefined : name },
        { after: { until: timestamp(expiresAt) } },
      );
    },
    { storeView: 'stay' },
  );
