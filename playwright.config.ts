import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/test/chromium.ts';
import { copySampleShop } from './scripts/test/sample-shop.ts';

// Workers read this file too: what the first process chose is handed on through the environment.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
if (!process.env.E2E_VAR_DIR) {
  process.env.E2E_VAR_DIR = mkdtempSync(join(tmpdir(), 'tessera-e2e-'));
  copySampleShop(process.env.E2E_VAR_DIR);
}

const baseURL = `http://localhost:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // A second try is for a machine that others use too; the report names every test that needed it.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: join(tmpdir(), `tessera-e2e-results-${process.env.E2E_PORT}`),
  reporter: 'list',
  use: {
    baseURL,
    // Recording costs a third of the time; a test that failed is recorded by its second try, or by `--trace on`.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // A worker would answer in place of the shop; the tests of the worker allow it.
    serviceWorkers: 'block',
    // A place without a country: nobody is advised to use another site unless a test says so.
    timezoneId: 'UTC',
    launchOptions: chromiumLaunch(),
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    // Left out on the phone: what sets its own width, and what no width changes.
    {
      name: 'phone',
      testIgnore: /(?:analytics|header|keyboard|style-guide)\.spec/,
      grepInvert: /@any-width/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: {
    command: 'node scripts/start.ts',
    url: `${baseURL}/health/ready`,
    timeout: 240_000,
    reuseExistingServer: false,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: process.env.E2E_PORT, VAR_DIR: process.env.E2E_VAR_DIR, LOG_LEVEL: 'warn', RATE_LIMITS: 'off' },
  },
});
