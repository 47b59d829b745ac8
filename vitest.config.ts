import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { testLaunch } from './scripts/test/chromium.ts';
import { messageCatalogues } from './scripts/vite/message-catalogues.ts';
import { LongestFirst } from './scripts/test/longest-first.ts';
import { nodeProject } from './scripts/test/node-project.ts';
import { filesBySharing } from './scripts/test/shared-files.ts';

const IN_BROWSER = 'storefront/**/*.browser.test.tsx';

const { alone, rendered, windowed, shared } = filesBySharing();
const FRESH = 'scripts/test/fresh-process.ts';
const WITHOUT_STACKS = 'scripts/test/without-stacks.ts';

const { test } = nodeProject();
// One more try where machines are busy; the report names every test that needed it.
const retry = process.env.CI ? 1 : 0;
// A process that opens many embedded databases dies now and then as V8 frees their code (nodejs/node#64500).
const execArgv = ['--no-wasm-code-gc'];
const node = { ...test, testTimeout: 60_000, hookTimeout: 120_000, retry, execArgv };

export default defineConfig({
  test: {
    // Tests wait for their databases: half as many again as there are cores keeps these busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: LongestFirst },
    projects: [
      { ...nodeProject(), test: { ...node, name: 'node', include: alone } },
      {
        ...nodeProject(),
        // As a server has it: React keeps no stack for each element, which takes half of the time.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        plugins: [messageCatalogues()],
        test: { ...node, name: 'rendered', include: rendered, env: { NODE_ENV: 'production' } },
      },
      {
        ...nodeProject(),
        // A process keeps what its files leave behind: past that it ends, and the next file has a new one.
        test: {
          ...node,
          name: 'windowed',
          include: windowed,
          setupFiles: [WITHOUT_STACKS],
          pool: 'vmForks',
          vmMemoryLimit: '1GB',
        },
      },
      { ...nodeProject(), test: { ...node, name: 'shared', include: shared, setupFiles: [FRESH], isolate: false } },
      {
        plugins: [react(), messageCatalogues()],
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
