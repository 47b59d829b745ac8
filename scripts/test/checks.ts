import { bin, checkResult, runQuietly, type Result } from './step.ts';

type Check = readonly [name: string, command: string, args: readonly string[]];

const node = process.execPath;
const CHECKS: readonly Check[] = [
  ['generated types agree with the contract', node, ['scripts/codegen.ts', '--check']],
  ['messages stand in both languages', node, ['scripts/messages.ts', '--check']],
  // Several checkers judge what they share once each; here the other cores have other work.
  ['types', bin('tsc'), ['-p', '.', '--checkers', '1']],
  ['walls and lint', bin('oxlint'), []],
  ['documents agree with the code', node, ['scripts/documents.ts', '--check']],
  ['formatting', bin('oxfmt'), ['--check']],
  ['every line of the specification has a test', node, ['scripts/specification.ts', '--check']],
];

/** All static checks, in parallel. */
export const staticChecks = async (): Promise<Result[]> => {
  const running = CHECKS.map(async ([name, command, args]) => ({ name, ...(await runQuietly(command, args)) }));
  const results: Result[] = [];
  for (const check of running) {
    const { name, isGood, printed } = await check;
    console.log(`\n— ${name}\n${printed.trim()}`);
    results.push(checkResult(name, isGood));
  }
  return results;
};

/** In the background: its output is printed at its end. */
export const build = async (): Promise<Result> => {
  const { isGood, printed } = await runQuietly(node, ['scripts/build.ts']);
  console.log(`\n— build\n${printed.trim()}`);
  return checkResult('build', isGood);
};
