import { restNonce } from '#commerce/sale/payment/gateways/input-rules.ts';
import { invalidPayment, isVault } from '#commerce/sale/payment/service.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';

export type PaymentChoice = {
  code: string;
  nonce?: string | null | undefined;
  isCardSaved?: boolean | undefined;
  /** Number of a purchase order. */
  purchaseOrder?: string | null | undefined;
};

/** Magento's `PaymentInterface` of a body, without whether it is offered. */
export const paymentChoice = (method: RestFields): PaymentChoice => {
  const code = method.text('method');
  if (!code) throw invalidPayment();
  const data = method.object('additionalData');
  return {
    code,
    nonce:
      (isVault(code) ? data?.text('publicHash') : data?.text('paymentMethodNonce')) ??
      restNonce(code, (field) => data?.text(field)),
    isCardSaved: data?.flag('isActivePaymentTokenEnabler'),
    purchaseOrder: method.text('poNumber'),
  };
};
