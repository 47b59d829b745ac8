import { bin, checkResult, run, runQuietly, type Result } from './step.ts';

type Check = readonly [name: string, command: string, args: readonly string[]];

const node = process.execPath;
const CHECKS: readonly Check[] = [
  ['generated types agree with the contract', node, ['scripts/codegen.ts', '--check']],
  ['messages stand in both languages', node, ['scripts/messages.ts', '--check']],
  ['types', bin('tsc'), ['-p', '.']],
  ['walls and lint', bin('oxlint'), []],
  ['the specification names its tests', node, ['scripts/specification.ts', '--check']],
];

/** Everything that is read rather than run, side by side. */
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

const check = (name: string, args: readonly string[]): Result => {
  console.log(`\n— ${name}`);
  return checkResult(name, run(node, args));
};

export const build = (): Result => check('build', ['scripts/build.ts']);
export const pageSizes = (): Result => check('page sizes keep to the budget', ['bench/sizes.ts', '--check']);
