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

test('an installed tool is not installed again', () => {
  const { tool, run, commands } = missingTool();
  expect(obtain({ ...tool, isInstalled: () => true }, { isCI: true, run })).toBeUndefined();
  expect(commands).toEqual([]);
});

test('outside CI nothing is installed, and the advice names the command', () => {
  const { tool, run, commands } = missingTool('fetch chromium');
  expect(obtain(tool, { isCI: false, run })).toBe(ADVICE);
  expect(commands).toEqual([]);
});

test('CI tries the installers in turn until one succeeds', () => {
  const second = missingTool('apt-get install chromium');
  expect(obtain(second.tool, { isCI: true, run: second.run })).toBeUndefined();
  expect(second.commands).toEqual(['fetch chromium', 'apt-get update', 'apt-get install chromium']);
  const first = missingTool('fetch chromium');
  expect(obtain(first.tool, { isCI: true, run: first.run })).toBeUndefined();
  expect(first.commands).toEqual(['fetch chromium']);
});

test('an installer stops at the first command that fails', () => {
  const commands: string[] = [];
  const run = ([name]: Command): boolean => (commands.push(name), false);
  expect(obtain(missingTool().tool, { isCI: true, run })).toBe(ADVICE);
  expect(commands).toEqual(['fetch', 'apt-get']);
});

test('without a known installer the advice names the alternative alone', () => {
  const { tool, run } = missingTool();
  expect(obtain({ ...tool, installers: [] }, { isCI: true, run })).toBe(
    'Chromium is needed for the browser tests: set CHROMIUM_PATH.',
  );
});
