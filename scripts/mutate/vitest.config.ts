import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { QuickFirst } from './quick-first.ts';

const tests = JSON.parse(process.env.MUTATE_TESTS ?? '[]') as string[];

/** The tests run against a mutant: the room's unit and store tests, on the embedded database only. */
export default defineConfig({
  plugins: [react()],
  test: {
    include: tests,
    exclude: ['**/*.browser.test.tsx'],
    isolate: process.env.MUTATE_TOGETHER !== 'yes',
    sequence: { sequencer: QuickFirst },
    globalSetup: ['commerce/platform/database/testing/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    css: { include: [/\.css\?raw$/] },
  },
});
