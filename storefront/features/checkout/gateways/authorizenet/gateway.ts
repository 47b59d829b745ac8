import { ACCEPT_DESCRIPTOR, AUTHORIZENET } from '#contract/gateways/authorizenet.ts';
import type { CheckoutGateway } from '../checkout-gateway.ts';

export const authorizeNet: CheckoutGateway = {
  gateway: AUTHORIZENET,
  fetchForm: async () => ({ default: (await import('./accept-form.tsx')).AcceptForm }),
  additionalData: (nonce) => ({ opaqueDataDescriptor: ACCEPT_DESCRIPTOR, opaqueDataValue: nonce }),
};
