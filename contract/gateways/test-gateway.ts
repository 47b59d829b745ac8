import type { Gateway } from './gateway.ts';

/** The built-in gateway, which charges nothing. */
export const TEST_GATEWAY = {
  code: 'tessera_test',
  name: 'Test gateway',
  vaultCode: 'tessera_test_vault',
} as const satisfies Gateway;
