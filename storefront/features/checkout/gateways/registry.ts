import { isVault } from '../payment/methods.ts';
import { authorizeNet } from './authorizenet/gateway.ts';
import { braintree } from './braintree/gateway.ts';
import type { CheckoutGateway } from './checkout-gateway.ts';
import { testGateway } from './test/gateway.ts';

export const CHECKOUT_GATEWAYS: readonly CheckoutGateway[] = [testGateway, braintree, authorizeNet];

/** A nonce, or the public hash of a saved card, as Magento's module of the method expects it in REST's `additional_data`. */
export const additionalDataOf = (
  code: string,
  nonce: string,
  isToSave = false,
): Readonly<Record<string, string | boolean>> => {
  if (isVault(code)) return { public_hash: nonce };
  const own = CHECKOUT_GATEWAYS.find(({ gateway }) => gateway.code === code)?.additionalData?.(nonce);
  return own ?? { payment_method_nonce: nonce, ...(isToSave && { is_active_payment_token_enabler: true }) };
};
