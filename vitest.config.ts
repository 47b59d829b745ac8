import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['{contract,storefront,commerce,server,catalogue,scripts,bench,e2e/contract}/**/*.test.{ts,tsx}'],
    globalSetup: ['commerce/platform/database/testing/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Styles mean nothing to tests, except where code reads a sheet as text.
    css: { include: [/\.css\?raw$/] },
  },
});
