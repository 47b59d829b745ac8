import { defineConfig } from 'vitest/config';
import { nodeProject } from '../test/node-project.ts';
import { QuickFirst } from './quick-first.ts';

const tests = JSON.parse(process.env.MUTATE_TESTS ?? '[]') as string[];
const { plugins, test } = nodeProject();

/** The tests run against a mutant: the room's unit and store tests, on the embedded database only. */
export default defineConfig({
  plugins,
  test: {
    ...test,
    include: tests,
    exclude: ['**/*.browser.test.tsx'],
    isolate: process.env.MUTATE_TOGETHER !== 'yes',
    sequence: { sequencer: QuickFirst },
    testTimeout: Math.max(20_000, Number(process.env.MUTATE_TIMEOUT_MS ?? 0)),
    hookTimeout: 60_000,
  },
});
