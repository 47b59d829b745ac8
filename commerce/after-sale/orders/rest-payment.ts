import { givenAddressOfRest } from '#commerce/people/address/wire.ts';
import type { AddressInput } from '#commerce/people/address/types.ts';
import {
  agreedIn,
  checkBillingAddress,
  checkedEmail,
  givenAddress,
  paymentChoice,
} from '#commerce/sale/checkout/service.ts';
import type { PaymentChoice } from '#commerce/sale/checkout/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { requireFields } from '#commerce/platform/rest/input.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';

/** Throws when arguments are missing; a customer's e-mail address comes from the account. */
export const checkArguments = (body: RestFields, isGuest: boolean): void =>
  requireFields(body, isGuest ? ['email', 'paymentMethod'] : ['paymentMethod']);

export type PaymentInformation = {
  payment: PaymentChoice;
  agreed: readonly string[] | undefined;
  /** Only for guests. */
  email: string | undefined;
  billing: AddressInput | undefined;
  /** Saves the billing address in the customer's book. */
  isSaved: boolean;
};

/** A body of payment-information; throws when it is invalid. */
export const paymentOf = async (context: CommerceContext, body: RestFields): Promise<PaymentInformation> => {
  const method = body.neededObject('paymentMethod');
  const payment = paymentChoice(method);
  const email = context.customer ? undefined : checkedEmail(body.text('email'));
  const fields = body.object('billingAddress');
  const given = fields && givenAddressOfRest(fields);
  const billing = given && (await givenAddress(context, given));
  if (billing) checkBillingAddress(billing, context.storeView.countries);
  return { payment, agreed: agreedIn(method), email, billing, isSaved: given?.isSaved ?? false };
};
