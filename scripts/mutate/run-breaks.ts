import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kill, readProofs, writeProofs } from '../specification/proofs.ts';
import { findNamings, type Naming } from '../specification/titles.ts';
import type { Break } from './break.ts';
import { isSlowTest } from './quick-first.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { isMeant, root } from './report.ts';
import { runJourneys } from './run-journeys.ts';
import { type FailedTest, type Outcome, runTests } from './run-tests.ts';

/** Journeys build the storefront first, so they judge only the breaks that name them. */
const isJudge = (file: string): boolean => /\.test\.tsx?$/.test(file);

const testsOf = ({ ids, tests }: Break, namings: readonly Naming[]): string[] =>
  [
    ...new Set(tests ?? namings.filter(({ id, file }) => ids.includes(id) && isJudge(file)).map(({ file }) => file)),
  ].filter((file) => existsSync(join(root, file)));

const isJourney = (file: string): boolean => file.endsWith('.spec.ts');

/** Tests without database and browser prove most lines in a moment; the others run one by one where those see no break. */
const quickFirst = (files: readonly string[]): string[][] => {
  const isInBrowser = (file: string): boolean => file.includes('.browser.');
  const isSlow = (file: string): boolean => isInBrowser(file) || isJourney(file) || isSlowTest(join(root, file));
  const [slow, quick] = [files.filter(isSlow), files.filter((file) => !isSlow(file))];
  const costOf = (file: string): number => (isJourney(file) ? 2 : Number(!isInBrowser(file)));
  return [
    ...(quick.length ? [quick] : []),
    ...slow.sort((one, other) => costOf(one) - costOf(other)).map((file) => [file]),
  ];
};

const runJudges = (copy: ProjectCopy, files: readonly string[], ids: readonly string[]): Promise<Outcome> =>
  files.some(isJourney) ? runJourneys(copy.folder, files, ids) : runTests(copy.folder, files, ids);

const readBreaks = async (words: readonly string[]): Promise<Break[]> => {
  const lists = globSync('scripts/mutate/breaks/*.ts', { cwd: root }).sort();
  const all = await Promise.all(lists.map((list) => import(join(root, list)) as Promise<{ breaks: readonly Break[] }>));
  return all
    .flatMap(({ breaks }) => breaks)
    .filter(({ what, ids, file }) => isMeant([what, file, ...ids].join('\n'), words));
};

type Verdict = { given: Break; result: string; isRed: boolean; kills: readonly Kill[] };

const judge = async (
  copy: ProjectCopy,
  given: Break,
  files: readonly string[],
  redBefore: RedBefore,
): Promise<Verdict> => {
  const verdict = (result: string, red: readonly FailedTest[] = []): Verdict => ({
    given,
    result,
    isRed: red.length > 0,
    kills: red.map((test) => ({ ...test, broken: given.file, ids: given.ids })),
  });
  const found = existsSync(join(root, given.file))
    ? readFileSync(join(root, given.file), 'utf8').split(given.find).length - 1
    : 0;
  if (found !== 1) return verdict(found ? `its text stands there ${found} times` : 'its text is no longer there');
  if (!files.length) return verdict('no test names it');
  copy.change(given.file, (text) => text.replace(given.find, () => given.put));
  const all: FailedTest[] = [];
  let fault: string | undefined;
  for (const group of quickFirst(files)) {
    const { failed, broken } = await runJudges(copy, group, given.ids);
    all.push(...failed);
    fault ??= broken;
    const isSeen = (id: string): boolean => all.some(({ name }) => name.includes(id));
    if (given.ids.length ? given.ids.every(isSeen) : all.length) break;
  }
  copy.restore(given.file);
  const wasRed = await redBefore(copy, [...new Set(all.map(({ file }) => file))], given.ids);
  const red = all.filter(({ file, name }) => !wasRed.has(`${file}\n${name}`));
  if (!red.length) return verdict(fault ?? `stayed green (${files.join(', ')})`);
  return verdict(`red: ${red[0]?.name}`, red);
};

type RedBefore = (copy: ProjectCopy, files: readonly string[], ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** The tests that fail with nothing broken; each file that went red is asked once for the same lines. */
const redBeforeBreaks = (): RedBefore => {
  const asked = new Map<string, Promise<readonly FailedTest[]>>();
  const ask = async (copy: ProjectCopy, file: string, ids: readonly string[]): Promise<readonly FailedTest[]> => {
    const { failed } = await runJudges(copy, [file], ids);
    for (const { name } of failed) console.log(`red before anything was broken: ${name} (${file})`);
    return failed;
  };
  return async (copy, files, ids) => {
    const found = new Set<string>();
    for (const path of files) {
      const key = `${path} ${ids.join(' ')}`;
      const known = asked.get(key) ?? ask(copy, path, ids);
      asked.set(key, known);
      for (const { file, name } of await known) found.add(`${file}\n${name}`);
    }
    return found;
  };
};

/** Breaks of a line that nothing proves at present. */
const unproved = (breaks: readonly Break[], namings: readonly Naming[]): Break[] => {
  const proofs = readProofs(namings);
  return breaks.filter(({ ids }) => ids.some((id) => !proofs[id]));
};

/** Applies each break in copies of the project, and records which tests failed. */
export const runBreaks = async (
  words: readonly string[],
  { isLapsed, copies }: { isLapsed: boolean; copies: number },
): Promise<void> => {
  const namings = findNamings();
  const all = await readBreaks(words);
  const queue = (isLapsed ? unproved(all, namings) : all).map((given) => ({ given, files: testsOf(given, namings) }));
  const verdicts: Verdict[] = [];
  const redBefore = redBeforeBreaks();
  await Promise.all(
    Array.from({ length: copies }, (_, index) => copyProject(`copy-${index + 1}`)).map(async (copy) => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const verdict = await judge(copy, next.given, next.files, redBefore);
        verdicts.push(verdict);
        writeProofs(verdict.kills, namings);
        console.log(
          `${verdict.isRed ? 'red  ' : 'GREEN'}  ${verdict.given.ids.join(' ')}  ${verdict.given.what}\n         ${verdict.result}`,
        );
      }
      copy.remove();
    }),
  );
  console.log(`\n${verdicts.filter(({ isRed }) => isRed).length} of ${verdicts.length} breaks turned a test red`);
};
