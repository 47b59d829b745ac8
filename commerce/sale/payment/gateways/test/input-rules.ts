import { TEST_GATEWAY } from '#contract/gateways/test-gateway.ts';
import type { GatewayInput } from '../input-types.ts';

export const testInput: GatewayInput = {
  gateway: TEST_GATEWAY,
  nonce: ({ tessera_test }) => tessera_test?.payment_method_nonce,
};
