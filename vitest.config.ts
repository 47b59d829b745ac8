import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { testLaunch } from './scripts/test/chromium.ts';
import { nodeProject, quickPasswords } from './scripts/test/node-project.ts';
import { messageCatalogues } from './scripts/vite/message-catalogues.ts';
import { startScript } from './scripts/vite/start-script.ts';

const IN_BROWSER = 'storefront/**/*.browser.test.tsx';
/** Files that start shops in processes of their own, or replace modules; each runs in a process of its own. */
const ISOLATED = [
  'e2e/**/*.test.ts',
  'server/kill/**/*.test.ts',
  'server/security-events.test.ts',
  'commerce/people/customer/password.test.ts',
];
/** Files that open a whole shop and render its pages as in production. */
const RENDERED = ['storefront/routes/{addresses,features-off,links}.test.ts'];

const { test } = nodeProject();
// The report names every test that passed only on its second try.
const retry = process.env.CI ? 1 : 0;
// Without it, a process that opens many embedded databases crashes now and then (nodejs/node#64500).
const execArgv = ['--no-wasm-code-gc'];
const node = { ...test, testTimeout: 60_000, hookTimeout: 120_000, retry, execArgv };

export default defineConfig({
  test: {
    // Tests wait for their databases, so one and a half workers per core keep the cores busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      { ...nodeProject(), test: { ...node, name: 'isolated', include: ISOLATED } },
      {
        ...nodeProject(),
        oxc: { jsx: { runtime: 'automatic', development: false } },
        plugins: [messageCatalogues(), startScript()],
        test: { ...node, name: 'rendered', include: RENDERED, env: { NODE_ENV: 'production' } },
      },
      {
        ...nodeProject(),
        // Each file has its own globals and modules; a process ends at this size and the next file gets a new one.
        test: {
          ...node,
          name: 'storefront',
          alias: [quickPasswords],
          include: ['storefront/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, IN_BROWSER, ...RENDERED],
          pool: 'vmForks',
          vmMemoryLimit: '1GB',
        },
      },
      {
        ...nodeProject(),
        // Files share their modules, because loading the whole back end takes longer than most tests.
        test: {
          ...node,
          name: 'back end',
          alias: [quickPasswords],
          include: ['{contract,commerce,counter,server,catalogue,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...ISOLATED],
          setupFiles: ['scripts/test/fresh-process.ts'],
          isolate: false,
        },
      },
      {
        plugins: [react(), messageCatalogues(), startScript()],
        // Scanned up front: a dependency found later would reload the page during a test.
        optimizeDeps: {
          entries: [
            'storefront/entry-client.tsx',
            'storefront/testing/browser*.ts*',
            'storefront/**/hydration.browser.test.tsx',
          ],
        },
        test: {
          name: 'browser',
          include: [IN_BROWSER],
          setupFiles: ['storefront/testing/browser-setup.ts'],
          testTimeout: 30_000,
          retry,
          // Long enough for a busy machine.
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            provider: playwright({
              launchOptions: testLaunch(),
              contextOptions: { timezoneId: 'UTC' },
              actionTimeout: 10_000,
            }),
            instances: [{ browser: 'chromium', name: 'browser' }],
          },
        },
      },
    ],
  },
});
