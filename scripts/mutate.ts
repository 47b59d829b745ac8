import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Runs mutation tests on a directory or file: `npm run mutate -- commerce/sale/tax`. The tests beside it judge the mutants. */
const [path] = process.argv.slice(2);
const stats = path ? statSync(path, { throwIfNoEntry: false }) : undefined;
if (!path || !stats) {
  console.error('npm run mutate -- <directory or file>');
  process.exit(1);
}
const files = stats.isDirectory() ? `${path}/**/*.{ts,tsx}` : path;
const excluded = ['**/*.test.{ts,tsx}', '**/testing/**', '**/generated/**', '**/*.graphql.ts'];
const mutate = [files, ...excluded.map((pattern) => `!${pattern}`)].join(',');
const stryker = join('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
const { status } = spawnSync(
  process.execPath,
  [stryker, 'run', 'scripts/mutate/stryker.config.json', '--mutate', mutate],
  {
    stdio: 'inherit',
    env: { ...process.env, MUTATE_PATH: stats.isDirectory() ? path : dirname(path), TEST_POSTGRESQL: 'off' },
  },
);
process.exitCode = status ?? 1;
