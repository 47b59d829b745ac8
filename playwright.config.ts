import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { testLaunch } from './scripts/test/chromium.ts';
import { copySampleShop } from './scripts/test/sample-shop.ts';

// Workers read this file too, and inherit the choice through the environment.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
process.env.E2E_METRICS_PORT ??= String(Number(process.env.E2E_PORT) + 20_000);
if (!process.env.E2E_VAR_DIR) {
  process.env.E2E_VAR_DIR = mkdtempSync(join(tmpdir(), 'tessera-e2e-'));
  copySampleShop(process.env.E2E_VAR_DIR);
}

const baseURL = `http://localhost:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/shared-shops.ts',
  fullyParallel: true,
  // Journeys wait for timers and responses most of the time: each uses less than half a core.
  workers: 4,
  // Retries are for busy CI machines; the report names every test that needed one.
  retries: process.env.CI ? 1 : 0,
  timeout: 150_000,
  expect: { timeout: 15_000 },
  outputDir: join(tmpdir(), `tessera-e2e-results-${process.env.E2E_PORT}`),
  reporter: 'list',
  use: {
    baseURL,
    // Recording takes a third longer; a failed test is recorded on its retry, or with `--trace on`.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // A service worker would answer instead of the shop; its own tests allow it.
    serviceWorkers: 'block',
    // A time zone without a country, so that no visitor is advised to use another site.
    timezoneId: 'UTC',
    launchOptions: testLaunch(),
  },
  projects: [
    // Reduced motion on the desktop, full motion on the phone: motion is a tenth of a journey's time.
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    // Excluded on the phone: tests that set their own width, or do not depend on it.
    {
      name: 'phone',
      testIgnore: /(?:analytics|british-shop|header|keyboard|style-guide)\.spec/,
      grepInvert: /@any-width/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node scripts/start.ts',
    url: `${baseURL}/health/ready`,
    timeout: 240_000,
    reuseExistingServer: false,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: process.env.E2E_PORT,
      METRICS_PORT: process.env.E2E_METRICS_PORT,
      VAR_DIR: process.env.E2E_VAR_DIR,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
    },
  },
});
