import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { handleRequests, inboxFolder, requestRun } from './inbox-folder.ts';
import { StaffError } from './types.ts';

type Argv = readonly string[];

describe('a command in the inbox of the running shop', () => {
  const step: Argv = ['order', 'ship', '482915306', '--sku', 'TILE'];
  const onFault = vi.fn<(error: unknown) => void>();
  let varDir: string;
  beforeEach(() => {
    onFault.mockClear();
    varDir = mkdtempSync(join(tmpdir(), 'tessera-inbox-'));
  });

  /** Writes a file into the inbox, complete or not. */
  const put = (name: string, text: string): void => {
    mkdirSync(inboxFolder(varDir), { recursive: true });
    writeFileSync(join(inboxFolder(varDir), name), text);
  };
  const files = () => readdirSync(inboxFolder(varDir));

  test('is run once with its arguments, and gets a response', async () => {
    const taken: Argv[] = [];
    const take = async (given: Argv): Promise<string> => `Taken ${taken.push(given)}.`;
    const response = requestRun(varDir, step);
    await handleRequests(varDir, take, onFault);
    await handleRequests(varDir, take, onFault);
    expect(taken).toEqual([step]);
    expect(await response).toEqual({ text: 'Taken 1.' });
    expect(files()).toEqual([]);
    expect(onFault).not.toHaveBeenCalled();
  });

  test('that fails gets the reason', async () => {
    const response = requestRun(varDir, step);
    await handleRequests(varDir, () => Promise.reject(new StaffError('There is no order.')), onFault);
    expect(await response).toEqual({ text: 'There is no order.', isError: true });
    expect(onFault).not.toHaveBeenCalled();
  });

  test.each([
    [new Error('out of memory'), 'out of memory'],
    ['a text', 'a text'],
  ])('that causes an unexpected error gets a response too, and the shop logs it: %s', async (error, text) => {
    const response = requestRun(varDir, step);
    await handleRequests(varDir, () => Promise.reject(error), onFault);
    expect(await response).toEqual({ text, isError: true });
    expect(onFault.mock.calls).toEqual([[error]]);
  });

  test('is withdrawn on timeout', async () => {
    expect(await requestRun(varDir, step, 1)).toBeUndefined();
    expect(files()).toEqual([]);
  });

  test('runs after the earlier ones; other and incomplete files stay', async () => {
    const names = Array.from({ length: 30 }, (_, index) => String(index + 10));
    for (const name of names.toReversed()) put(`${name}.json`, JSON.stringify([name]));
    put('9.json.part', '["ord');
    put('8.json.answer', '{"text":"for another"}');
    const taken: string[] = [];
    await handleRequests(varDir, async ([name = '']) => `${taken.push(name)}`, onFault);
    expect(taken).toEqual(names);
    expect(
      files()
        .filter((name) => !/^\d\d\.json\.answer$/.test(name))
        .sort(),
    ).toEqual(['8.json.answer', '9.json.part']);
  });

  test('never runs twice, even if its response cannot be written', async () => {
    put('1.json', JSON.stringify(step));
    mkdirSync(join(inboxFolder(varDir), '1.json.answer.part'));
    const take = vi.fn<() => Promise<string>>(() => Promise.resolve('taken'));
    await expect(handleRequests(varDir, take, onFault)).rejects.toThrow('EISDIR');
    await handleRequests(varDir, take, onFault);
    expect(take).toHaveBeenCalledOnce();
  });

  test('does not block the next one if it cannot be read', async () => {
    put('1.json', 'null, or nothing');
    put('2.json', JSON.stringify(step));
    const taken: Argv[] = [];
    await handleRequests(varDir, async (given) => `${taken.push(given)}`, onFault);
    expect(taken).toEqual([step]);
    expect(onFault).toHaveBeenCalledOnce();
    expect(files().sort()).toEqual(['1.json.answer', '2.json.answer']);
  });

  test('creates the directory if it is missing', async () => {
    await handleRequests(varDir, () => Promise.resolve('none'), onFault);
    expect(readdirSync(varDir)).toEqual([]);
  });
});
