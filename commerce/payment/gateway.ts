import type { Platform } from '#commerce/platform/context.ts';
import { createTestGateway } from './test-gateway.ts';
import type { PaymentGateway } from './types.ts';

const GATEWAY = Symbol('payment gateway');

/** The gateway of this process; tests set another one under the same key first. */
export const gatewayOf = (
  platform: Platform,
  make: () => PaymentGateway = () => createTestGateway(() => platform.clock.now()),
): PaymentGateway => platform.perProcess(GATEWAY, make);
