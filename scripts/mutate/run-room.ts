import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { findNamings } from '../specification/titles.ts';
import { type Kill, writeProofs } from '../specification/proofs.ts';
import { filesBySharing } from '../test/shared-files.ts';
import { isSlowTest } from './quick-first.ts';
import { currentFiles, isMeant, printReport, readReport, type Report, root } from './report.ts';
import { NEVER, type Room } from './rooms.ts';

/** The feature, subject or room of a file: a test proves only its own. */
const partOf = (file: string): string => {
  const [room = '', second = '', third = ''] = file.split('/');
  if (room === 'commerce') return `${room}/${second}`;
  return room === 'storefront' && second !== 'routes'
    ? `${room}/${second}/${third}`
    : `${room}/${room === 'storefront' ? second : ''}`;
};

export const killsOf = (report: Report): Kill[] => {
  const tests = new Map(
    Object.entries(report.testFiles ?? {}).flatMap(([file, { tests: all }]) =>
      all.map(({ id, name }) => [id, { file, name }] as const),
    ),
  );
  return currentFiles(report).flatMap(([broken, mutants]) =>
    [...new Set(mutants.flatMap(({ status, killedBy }) => (status === 'Killed' ? (killedBy ?? []) : [])))].flatMap(
      (id) => {
        const test = tests.get(id);
        return test && partOf(test.file) === partOf(broken) ? [{ ...test, broken }] : [];
      },
    ),
  );
};

/**
 * Earlier results are reused for unchanged files. Survivors are run again, because Stryker cannot see that a static
 * mutant has a new test.
 */
const forgetSurvivors = (kept: string): void => {
  const report = readReport(kept);
  if (!report) return;
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  writeFileSync(kept, JSON.stringify(report));
};

/** Mutates the room's files whose path contains one of the words, and merges the results into `var/mutation`. */
export const runRoom = async (
  name: string,
  room: Room,
  words: readonly string[],
  {
    isAfresh,
    isQuick,
    isShared,
    testWords,
    sample,
  }: { isAfresh: boolean; isQuick: boolean; isShared: boolean; testWords: readonly string[]; sample?: string },
): Promise<void> => {
  const kept = join('var', 'mutation', `${name.replaceAll('/', '-')}.json`);
  const shared = new Set(isShared ? filesBySharing().shared : []);
  const tests = room.tests
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => isMeant(file, testWords))
    .filter((file) => !isQuick || !isSlowTest(join(root, file)))
    .filter((file) => !isShared || shared.has(file));
  process.env.MUTATE_TESTS = JSON.stringify(tests);
  process.env.MUTATE_TOGETHER = isShared || (isQuick && room.isTogether) ? 'yes' : 'no';
  process.env.TEST_POSTGRESQL = 'off';
  process.env.MUTATE_SAMPLE = sample ?? '';
  forgetSurvivors(join(root, kept));
  const chosen = room.files
    .flatMap((pattern) => globSync(pattern, { cwd: root, exclude: ['**/*.test.*'] }))
    .filter((file) => isMeant(file, words));
  await new Stryker({
    testRunner: 'vitest',
    plugins: [
      '@stryker-mutator/vitest-runner',
      join(import.meta.dirname, 'sample.ts'),
      join(import.meta.dirname, 'survivors.ts'),
    ],
    checkers: sample ? ['sample'] : [],
    vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: true },
    // Stryker only rewrites its paths, with an API that TypeScript 7 no longer has.
    tsconfigFile: 'none.json',
    mutate: [...chosen, ...NEVER.map((pattern) => `!${pattern}`)],
    incremental: true,
    incrementalFile: kept,
    force: isAfresh,
    allowEmpty: true,
    disableBail: !room.isSlow,
    concurrency: Number(process.env.MUTATE_WORKERS ?? 2),
    // Raised on a busy machine, where a slow run would count as a mutant that was noticed.
    timeoutMS: Number(process.env.MUTATE_TIMEOUT_MS ?? 15_000),
    // The first run, of all the tests, takes many times its usual time there.
    dryRunTimeoutMinutes: 30,
    tempDirName: join('var', 'mutation', 'sandboxes'),
    ignorePatterns: [
      'var',
      'dist',
      'docs',
      'test-results',
      'playwright-report',
      'catalogue/media',
      'catalogue/imagery',
    ],
    reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only', 'survivors'],
    warnings: false,
    logLevel: 'error' as never,
  } as ConstructorParameters<typeof Stryker>[0]).runMutationTest();
  const report = readReport(join(root, kept));
  if (!report) throw new Error('No mutant was run.');
  printReport(name, report, words);
  console.log(
    `${writeProofs(killsOf(report), findNamings())} lines of the specification are proved (docs/proved.json)`,
  );
};
