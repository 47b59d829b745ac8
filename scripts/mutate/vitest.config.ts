import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { QuickFirst } from './quick-first.ts';

const tests = JSON.parse(process.env.MUTATE_TESTS ?? '[]') as string[];

/** What a mutant is judged by: the room's unit and store tests, on the embedded database alone. */
export default defineConfig({
  plugins: [react()],
  test: {
    include: tests,
    exclude: ['**/*.browser.test.tsx'],
    sequence: { sequencer: QuickFirst },
    globalSetup: ['commerce/platform/database/testing/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    css: { include: [/\.css\?raw$/] },
  },
});
