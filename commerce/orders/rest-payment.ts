import { addressOfRest } from '#commerce/address/wire.ts';
import { checkBillingAddress, checkedEmail } from '#commerce/checkout/service.ts';
import type { Address } from '#commerce/address/types.ts';
import { requiredField } from '#commerce/platform/rest/input.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';
import { invalidPayment } from '#commerce/payment/service.ts';

/** Throws when an argument is missing; a customer's e-mail address comes from the account. */
export const checkArguments = (body: RestFields, isGuest: boolean): void => {
  for (const name of isGuest ? ['email', 'paymentMethod'] : ['paymentMethod'])
    if (!body.has(name)) throw requiredField(name);
};

export type PaymentInformation = {
  code: string;
  nonce: string | undefined;
  purchaseOrder: string | undefined;
  /** Of a guest. */
  email: string | undefined;
  billing: Address | undefined;
};

/** The payment in a body of payment-information; throws when it is invalid. */
export const paymentOf = (body: RestFields, isGuest: boolean): PaymentInformation => {
  const method = body.neededObject('paymentMethod');
  const code = method.text('method');
  if (!code) throw invalidPayment();
  const billing = body.object('billingAddress');
  return {
    code,
    email: isGuest ? checkedEmail(body.text('email')) : undefined,
    billing: billing && checkBillingAddress(addressOfRest(billing)),
    nonce: method.object('additionalData')?.text('paymentMethodNonce'),
    purchaseOrder: method.text('poNumber'),
  };
};
