import { InputError } from '#commerce/platform/errors.ts';
import { cardOfInput } from '#commerce/sale/payment/gateways/input-rules.ts';
import type { SetPaymentMethodOnCartInput } from '#contract/generated/schema-types.ts';

/** Payment method of a cart from GraphQL input; throws Magento's errors for missing parameters. */
export const paymentMethodIn = (input: SetPaymentMethodOnCartInput | null | undefined) => {
  const cartId = input?.cart_id;
  if (!cartId) throw new InputError('Required parameter "cart_id" is missing.');
  const method = input.payment_method;
  const code = method?.code;
  if (!code) throw new InputError('Required parameter "code" for "payment_method" is missing.');
  const card = cardOfInput(method);
  if (card && !card.nonce)
    throw new InputError('Required parameter "%1" for "payment_method" is missing.', { parameters: [code] });
  return {
    cartId,
    code,
    nonce: card?.nonce ?? '',
    isCardSaved: card?.isToSave ?? false,
    purchaseOrder: method.purchase_order_number,
  };
};
