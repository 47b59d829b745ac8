import { acceptNonce, AUTHORIZENET, BRAINTREE, BRAINTREE_VAULT } from '#commerce/sale/payment/service.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type { SetPaymentMethodOnCartInput } from '#contract/generated/schema-types.ts';

/** Payment method from the GraphQL input; throws Magento's errors for missing fields. */
export const paymentMethodIn = (input: SetPaymentMethodOnCartInput | null | undefined) => {
  const cartId = input?.cart_id;
  if (!cartId) throw new InputError('Required parameter "cart_id" is missing.');
  const {
    code,
    tessera_test,
    braintree,
    braintree_cc_vault: vault,
    authorizenet_acceptjs: accept,
    purchase_order_number: purchaseOrder,
  } = input?.payment_method ?? {};
  if (!code) throw new InputError('Required parameter "code" for "payment_method" is missing.');
  const cards = new Map([
    ['tessera_test', tessera_test?.payment_method_nonce],
    [BRAINTREE, braintree?.payment_method_nonce],
    [BRAINTREE_VAULT, vault?.public_hash],
    [AUTHORIZENET, acceptNonce(accept?.opaque_data_descriptor, accept?.opaque_data_value)],
  ]);
  const nonce = cards.get(code) ?? '';
  if (cards.has(code) && !nonce)
    throw new InputError('Required parameter "%1" for "payment_method" is missing.', { parameters: [code] });
  const isCardKept = code === BRAINTREE && braintree?.is_active_payment_token_enabler === true;
  return { cartId, code, nonce, isCardKept, purchaseOrder };
};
