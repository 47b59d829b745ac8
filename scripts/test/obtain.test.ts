import { expect, test, vi } from 'vitest';
import { obtain, type Command, type Need, type Environment } from './obtain.ts';

const world = (parts: Partial<Environment> & { installedBy?: string } = {}) => {
  const { installedBy, ...others } = parts;
  const ran: string[] = [];
  const run = (command: Command): boolean => {
    ran.push(command.join(' '));
    return true;
  };
  const ask = vi.fn<(question: string) => Promise<boolean>>(async () => true);
  const need: Need = {
    name: 'Chromium',
    purpose: 'the browser tests',
    isThere: () => installedBy !== undefined && ran.includes(installedBy),
    ways: [
      [['fetch', 'chromium']],
      [
        ['apt-get', 'update'],
        ['apt-get', 'install', 'chromium'],
      ],
    ],
    otherwise: 'set CHROMIUM_PATH',
  };
  return { ran, need, ask, environment: { isCI: false, isTerminal: false, run, ask, ...others } };
};
const ADVICE = 'Chromium is needed for the browser tests: run `fetch chromium`, or set CHROMIUM_PATH.';

test('what is installed is used without asking', async () => {
  const { need, environment, ran, ask } = world({ isCI: true, isTerminal: true });
  expect(await obtain({ ...need, isThere: () => true }, environment)).toEqual({ isThere: true });
  expect([ran, ask.mock.calls]).toEqual([[], []]);
});

test('without a terminal nothing is installed, and the advice names what to run', async () => {
  const { need, environment, ran, ask } = world({ installedBy: 'fetch chromium' });
  expect(await obtain(need, environment)).toEqual({ isThere: false, advice: ADVICE });
  expect([ran, ask.mock.calls]).toEqual([[], []]);
});

test('a person is asked, with the commands in the question', async () => {
  const { need, environment, ran, ask } = world({ isTerminal: true, installedBy: 'fetch chromium' });
  expect(await obtain(need, environment)).toEqual({ isThere: true });
  expect(ask.mock.calls).toEqual([
    [
      'Chromium is needed for the browser tests. Run `fetch chromium`, or else `apt-get update && apt-get install chromium` now?',
    ],
  ]);
  expect(ran).toEqual(['fetch chromium']);
});

test('a no is a no', async () => {
  const { need, environment, ran } = world({ isTerminal: true, ask: async () => false });
  expect(await obtain(need, environment)).toEqual({ isThere: false, advice: ADVICE });
  expect(ran).toEqual([]);
});

test('CI installs without asking, and tries the next way where one fails', async () => {
  const { need, environment, ran, ask } = world({
    isCI: true,
    isTerminal: true,
    installedBy: 'apt-get install chromium',
  });
  expect(await obtain(need, environment)).toEqual({ isThere: true });
  expect(ran).toEqual(['fetch chromium', 'apt-get update', 'apt-get install chromium']);
  expect(ask).not.toHaveBeenCalled();
});

test('a way stops at the first command that fails', async () => {
  const tried: string[] = [];
  const { need, environment } = world({ isCI: true, run: ([name]) => (tried.push(name), false) });
  expect(await obtain(need, environment)).toEqual({ isThere: false, advice: ADVICE });
  expect(tried).toEqual(['fetch', 'apt-get']);
});

test('where no way to install is known nobody is asked', async () => {
  const { need, environment, ask } = world({ isTerminal: true, isCI: true });
  expect(await obtain({ ...need, ways: [] }, environment)).toEqual({
    isThere: false,
    advice: 'Chromium is needed for the browser tests: set CHROMIUM_PATH.',
  });
  expect(ask).not.toHaveBeenCalled();
});
