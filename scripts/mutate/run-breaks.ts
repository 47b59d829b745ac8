import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kill, writeProofs } from '../specification/proofs.ts';
import { findNamings, type Naming } from '../specification/titles.ts';
import type { Break } from './break.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { isMeant, root } from './report.ts';
import { type FailedTest, runTests } from './run-tests.ts';

/** End-to-end tests and the long contract suites are not run against breaks. */
const isJudge = (file: string): boolean => /\.test\.tsx?$/.test(file);

const testsOf = ({ ids, tests }: Break, namings: readonly Naming[]): string[] =>
  [
    ...new Set(tests ?? namings.filter(({ id, file }) => ids.includes(id) && isJudge(file)).map(({ file }) => file)),
  ].filter((file) => existsSync(join(root, file)));

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
  wasRed: ReadonlySet<string>,
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
  const { failed, broken } = await runTests(copy.folder, files);
  copy.restore(given.file);
  const red = failed.filter(({ file, name }) => !wasRed.has(`${file}\n${name}`));
  if (!red.length) return verdict(broken ?? `stayed green (${files.join(', ')})`);
  const naming = red.filter(({ name }) => given.ids.some((id) => name.includes(id)));
  return verdict(
    `red: ${(naming[0] ?? red[0])?.name}${given.ids.length && !naming.length ? ' (which does not name the line)' : ''}`,
    red,
  );
};

/** Applies each break in two copies of the project, and records which tests failed. */
export const runBreaks = async (words: readonly string[]): Promise<void> => {
  const namings = findNamings();
  const queue = (await readBreaks(words)).map((given) => ({ given, files: testsOf(given, namings) }));
  const verdicts: Verdict[] = [];
  const copies = [copyProject('copy-1'), copyProject('copy-2')];
  const first = copies[0];
  const { failed } = first
    ? await runTests(first.folder, [...new Set(queue.flatMap(({ files }) => files))], 600_000)
    : { failed: [] };
  for (const { file, name } of failed) console.log(`red before anything was broken: ${name} (${file})`);
  const wasRed = new Set(failed.map(({ file, name }) => `${file}\n${name}`));
  await Promise.all(
    copies.map(async (copy) => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const verdict = await judge(copy, next.given, next.files, wasRed);
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
