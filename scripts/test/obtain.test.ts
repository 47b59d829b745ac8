import { expect, test } from 'vitest';
import { obtain, type Command, type Tool } from './obtain.ts';

/** Chromium, which one of the commands installs; the others fail. */
const missingTool = (installedBy?: string) => {
  const commands: string[] = [];
  const run = (command: Command): boolean => {
    commands.push(command.join(' '));
    return command.join(' ') === installedBy || command.includes('update');
  };
  const tool: Tool = {
    name: 'Chromium',
    purpose: 'the browser tests',
    isInstalled: () => installedBy !== undefined && commands.includes(installedBy),
    installers: [
      [['fetch', 'chromium']],
      [
        ['apt-get', 'update'],
        ['apt-get', 'install', 'chromium'],
      ],
    ],
    alternative: 'set CHROMIUM_PATH',
  };
  return { tool, run, commands };
};
const ADVICE = 'Chromium is needed for the browser tests: run `fetch chromium`, or set CHROMIUM_PATH.';

test('an installed tool is not installed again', async () => {
  const { tool, run, commands } = missingTool();
  expect(await obtain({ ...tool, isInstalled: () => true }, { isCI: true, confirm: undefined, run })).toBeUndefined();
  expect(commands).toEqual([]);
});

test('without CI and a terminal nothing is installed, and the advice names the command', async () => {
  const { tool, run, commands } = missingTool('fetch chromium');
  expect(await obtain(tool, { isCI: false, confirm: undefined, run })).toBe(ADVICE);
  expect(commands).toEqual([]);
});

test('at a terminal the question names the commands, and they run after a yes only', async () => {
  const { tool, run, commands } = missingTool('fetch chromium');
  const questions: string[] = [];
  const reply = (isYes: boolean) => async (question: string) => (questions.push(question), isYes);
  expect(await obtain(tool, { isCI: false, confirm: reply(false), run })).toBe(ADVICE);
  expect(commands).toEqual([]);
  expect(await obtain(tool, { isCI: false, confirm: reply(true), run })).toBeUndefined();
  expect(commands).toEqual(['fetch chromium']);
  expect(questions[0]).toBe(
    'Chromium is needed for the browser tests. Run `fetch chromium`, or else `apt-get update && apt-get install chromium` now?',
  );
});

test('CI tries the installers in turn until one succeeds', async () => {
  const second = missingTool('apt-get install chromium');
  expect(await obtain(second.tool, { isCI: true, confirm: undefined, run: second.run })).toBeUndefined();
  expect(second.commands).toEqual(['fetch chromium', 'apt-get update', 'apt-get install chromium']);
  const first = missingTool('fetch chromium');
  expect(await obtain(first.tool, { isCI: true, confirm: undefined, run: first.run })).toBeUndefined();
  expect(first.commands).toEqual(['fetch chromium']);
});

test('an installer stops at the first command that fails', async () => {
  const commands: string[] = [];
  const run = ([name]: Command): boolean => (commands.push(name), false);
  expect(await obtain(missingTool().tool, { isCI: true, confirm: undefined, run })).toBe(ADVICE);
  expect(commands).toEqual(['fetch', 'apt-get']);
});

test('without a known installer the advice names the alternative alone', async () => {
  const { tool, run } = missingTool();
  expect(await obtain({ ...tool, installers: [] }, { isCI: true, confirm: undefined, run })).toBe(
    'Chromium is needed for the browser tests: set CHROMIUM_PATH.',
  );
});
