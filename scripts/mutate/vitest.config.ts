import { defineConfig } from 'vitest/config';
import { nodeProject } from '../test/node-project.ts';

const { plugins, test } = nodeProject();

/** Runs the tests of the mutated path against each mutant, on the embedded database and without a browser. */
export default defineConfig({
  plugins,
  test: {
    ...test,
    include: [`${process.env.MUTATE_PATH}/**/*.test.{ts,tsx}`],
    exclude: ['**/*.browser.test.tsx'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
