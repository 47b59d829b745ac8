import { TEST_GATEWAY } from '#contract/gateways/test-gateway.ts';
import type { CheckoutGateway } from '../checkout-gateway.ts';

export const testGateway: CheckoutGateway = {
  gateway: TEST_GATEWAY,
  fetchForm: async () => ({ default: (await import('./test-card-form.tsx')).TestCardForm }),
};
