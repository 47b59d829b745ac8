import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, staticChecks } from './test/checks.ts';
import { choose, type Choice } from './test/choose.ts';
import { hasJourneys, journeys } from './test/journeys.ts';
import { ensureBrowser, ensurePostgresql } from './test/prerequisites.ts';
import { prepareSampleShop } from './test/sample-shop.ts';
import type { Result } from './test/step.ts';
import { add, slowest, tallyLine } from './test/summary.ts';
import { unitTests } from './test/unit.ts';

const started = Date.now();
const reports = mkdtempSync(join(tmpdir(), 'tessera-test-'));
const report = (name: string): string => join(reports, `${name}.json`);

const obtainAll = async (): Promise<void> => {
  await ensureBrowser();
  await ensurePostgresql();
};

const everything = async (): Promise<Result[]> => {
  // A person is asked first; CI installs beside what needs neither browser nor PostgreSQL.
  if (!process.env.CI) await obtainAll();
  const beginning = Promise.all([staticChecks(), build(), prepareSampleShop(join(reports, 'shop'))]);
  // It may fail while this process waits for what is installed; it is told below.
  beginning.catch(() => {});
  if (process.env.CI) await obtainAll();
  const [checks, built] = await beginning;
  return [...checks, built, unitTests(report('vitest')), journeys(report('playwright'))];
};

/** Types, lint and generated files are always checked, which takes seconds. */
const chosen = async (choice: Choice): Promise<Result[]> => {
  const needsBrowser = await hasJourneys(choice.pattern);
  if (!choice.files.length && !needsBrowser) throw new Error('No test belongs to these words.');
  if (needsBrowser || choice.files.some((path) => path.includes('.browser.'))) await ensureBrowser();
  if (choice.files.length) await ensurePostgresql();
  const results = await staticChecks();
  if (choice.files.length) results.push(unitTests(report('vitest'), choice));
  if (needsBrowser) results.push(await build(), journeys(report('playwright'), choice.pattern));
  return results;
};

const TESTS = [
  '{contract,storefront,commerce,server,catalogue,scripts,bench,e2e/contract,e2e/plain-magento}/**/*.test.{ts,tsx}',
  'e2e/contract/suites/*.suite.ts',
];
const words = process.argv.slice(2);
try {
  const results = words.length
    ? await chosen(
        choose(
          words,
          globSync(TESTS).map((path) => path.replaceAll('\\', '/')),
        ),
      )
    : await everything();
  const total = add(results);
  console.log(`\nThe slowest files:\n${slowest(results.flatMap(({ times }) => times)).join('\n')}`);
  for (const fault of results.flatMap(({ faults }) => faults)) console.log(`\n${fault}`);
  console.log(`\n${Math.round((Date.now() - started) / 1000)} s`);
  console.log(tallyLine(total));
  process.exitCode = total.failed ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
