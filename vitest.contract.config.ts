import { defineConfig } from 'vitest/config';

/** The contract suite against a running shop: CONTRACT_URL=https://magento.example */
export default defineConfig({
  test: { include: ['e2e/contract/foreign.contract.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
});
