import { AUTHORIZENET } from './authorizenet.ts';
import { BRAINTREE } from './braintree.ts';
import type { Gateway } from './gateway.ts';
import { TEST_GATEWAY } from './test-gateway.ts';

/** All payment gateways, in the order in which their methods are listed. */
export const GATEWAYS: readonly Gateway[] = [TEST_GATEWAY, BRAINTREE, AUTHORIZENET];
