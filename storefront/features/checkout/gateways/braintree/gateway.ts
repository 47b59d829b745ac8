import { BRAINTREE } from '#contract/gateways/braintree.ts';
import type { CheckoutGateway } from '../checkout-gateway.ts';

export const braintree: CheckoutGateway = {
  gateway: BRAINTREE,
  fetchForm: async () => ({ default: (await import('./braintree-form.tsx')).BraintreeForm }),
};
