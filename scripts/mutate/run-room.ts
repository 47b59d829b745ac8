import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { findNamings } from '../specification/titles.ts';
import { type Kill, writeProofs } from '../specification/proofs.ts';
import { isSlowTest } from './quick-first.ts';
import { currentFiles, isMeant, printReport, readReport, type Report, root } from './report.ts';
import { NEVER, type Room } from './rooms.ts';

/** A feature, a subject or a room: a test proves what its own part does, not what it merely stands on. */
const partOf = (file: string): string => {
  const [room = '', second = '', third = ''] = file.split('/');
  if (room === 'commerce') return `${room}/${second}`;
  return room === 'storefront' && second !== 'routes' ? `${room}/${second}/${third}` : `${room}/${room === 'storefront' ? second : ''}`;
};

export const killsOf = (report: Report): Kill[] => {
  const tests = new Map(Object.entries(report.testFiles ?? {}).flatMap(([file, { tests: all }]) => all.map(({ id, name }) => [id, { file, name }] as const)));
  return currentFiles(report).flatMap(([broken, mutants]) =>
    [...new Set(mutants.flatMap(({ status, killedBy }) => (status === 'Killed' ? (killedBy ?? []) : [])))].flatMap((id) => {
      const test = tests.get(id);
      return test && partOf(test.file) === partOf(broken) ? [{ ...test, broken }] : [];
    }),
  );
};

/** Kept results spare a run where nothing changed; what survived is tried again, for Stryker cannot tell that a static mutant has a new test. */
const forgetSurvivors = (kept: string): void => {
  const report = readReport(kept);
  if (!report) return;
  for (const file of Object.values(report.files)) file.mutants = file.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  writeFileSync(kept, JSON.stringify(report));
};

/** Mutates the room's files whose path holds one of the words, and adds the results to those kept in `var/mutation`. */
export const runRoom = async (name: string, room: Room, words: readonly string[], { isAfresh, isQuick }: { isAfresh: boolean; isQuick: boolean }): Promise<void> => {
  const kept = join('var', 'mutation', `${name}.json`);
  const tests = room.tests.flatMap((pattern) => globSync(pattern, { cwd: root })).filter((file) => !isQuick || !isSlowTest(join(root, file)));
  process.env.MUTATE_TESTS = JSON.stringify(tests);
  process.env.TEST_POSTGRESQL = 'off';
  forgetSurvivors(join(root, kept));
  const chosen = room.files
    .flatMap((pattern) => globSync(pattern, { cwd: root, exclude: ['**/*.test.*'] }))
    .filter((file) => isMeant(file, words));
  await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: true },
    // Read by Stryker only to mend its paths, with a call that TypeScript 7 no longer has.
    tsconfigFile: 'none.json',
    mutate: [...chosen, ...NEVER.map((pattern) => `!${pattern}`)],
    incremental: true,
    incrementalFile: kept,
    force: isAfresh,
    allowEmpty: true,
    disableBail: !room.isSlow,
    concurrency: 2,
    timeoutMS: 15_000,
    tempDirName: join('var', 'mutation', 'sandboxes'),
    ignorePatterns: ['var', 'dist', 'docs', 'test-results', 'playwright-report', 'catalogue/media', 'catalogue/imagery'],
    reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    warnings: false,
    logLevel: 'error' as never,
  } as ConstructorParameters<typeof Stryker>[0]).runMutationTest();
  const report = readReport(join(root, kept));
  if (!report) throw new Error('No mutant was run.');
  printReport(name, report, words);
  console.log(`${writeProofs(killsOf(report), findNamings())} lines of the specification are proved (docs/proved.json)`);
};
