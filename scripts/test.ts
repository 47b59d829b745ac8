import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser, ensurePostgresql } from './test/prerequisites.ts';
import { COMPILED } from './compiled.ts';
import { playwright, runQuietly, vitest } from './test/run.ts';

/**
 * `npm test` runs everything. `npm test -- cart` runs the checks, and the tests and journeys whose path contains `cart`.
 */
const words = process.argv.slice(2);
const started = Date.now();
const directory = mkdtempSync(join(tmpdir(), 'tessera-test-'));
const sampleShop = join(directory, 'shop');
// The tests start some sixty processes; with the cache of Node each needs half a second less of the processor.
process.env.NODE_COMPILE_CACHE ??= COMPILED;
try {
  await ensureBrowser();
  await ensurePostgresql();
  const prepared = await Promise.all([
    runQuietly('checks', 'npm', ['run', '--silent', 'check']),
    runQuietly('build', 'npm', ['run', '--silent', 'build']),
    runQuietly('sample shop', process.execPath, ['scripts/test/fill-shop.ts', sampleShop]),
  ]);
  process.env.SAMPLE_SHOP = sampleShop;
  const tallies = [
    ...prepared,
    vitest(words, join(directory, 'vitest.json')),
    playwright(words, join(directory, 'playwright.json')),
  ];
  const sum = (part: 'passed' | 'failed' | 'skipped'): number => tallies.reduce((total, one) => total + one[part], 0);
  console.log(`\n${Math.round((Date.now() - started) / 1000)} s`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  process.exitCode = sum('failed') ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(directory, { recursive: true, force: true });
}
