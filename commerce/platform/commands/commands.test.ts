import { chmodSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { CannotStart } from '../cannot-start.ts';
import { silentLog } from '../log.ts';
import { runInShop } from './client.ts';
import { consoleCommandOutput } from './console.ts';
import { startCommandServer } from './server.ts';
import { socketFolder, socketPath } from './socket-path.ts';
import type { CommandHandler, CommandOutput } from './types.ts';

let varDir: string;
beforeEach(() => {
  varDir = mkdtempSync(join(tmpdir(), 'tessera-commands-'));
});

const listen = async (handler: CommandHandler, log = silentLog): Promise<() => Promise<void>> => {
  const stop = await startCommandServer(varDir, { echo: handler }, log);
  onTestFinished(stop);
  return stop;
};

const printed = (): CommandOutput & { text: string; states: string[] } => {
  const output = {
    text: '',
    states: [] as string[],
    write: async (text: string) => void (output.text += text),
    status: (text: string) => void output.states.push(text),
  };
  return output;
};

const request = { argv: ['a', 'b'], from: '/home/rosa' };
const mode = (path: string): number => statSync(path).mode & 0o777;

describe('a command in the running shop', () => {
  test('gets arguments and directory, and its output and progress arrive in order', async () => {
    await listen(async ({ argv, from }, { write, status }) => {
      status('1 of 2');
      await write(`${argv.join(' ')} `);
      await write('x'.repeat(3_000_000));
      await write(` ${from}\n`);
    });
    const output = printed();
    expect(await runInShop(varDir, 'echo', request, output)).toBe(true);
    expect(output.text.replace(/x+/, 'x')).toBe('a b x /home/rosa\n');
    expect(output.text).toHaveLength(3_000_016);
    expect(output.states).toEqual(['1 of 2']);
  });

  test('fails with its message, and an unexpected error is logged', async () => {
    const warn = vi.fn<(details: unknown) => void>();
    const log = { ...silentLog, warn } as unknown as typeof silentLog;
    let error: Error = new CannotStart('There is no order 7.');
    await listen(() => Promise.reject(error), log);
    await expect(runInShop(varDir, 'echo', request, printed())).rejects.toThrow(error.message);
    expect(warn).not.toHaveBeenCalled();
    error = new Error('the database is gone');
    await expect(runInShop(varDir, 'echo', request, printed())).rejects.toThrow(error.message);
    expect(warn.mock.calls.map(([details]) => details)).toEqual([{ err: error }]);
    await expect(runInShop(varDir, 'other', request, printed())).rejects.toThrow('does not know the command other');
  });

  test('does not run without a shop, even if a killed process left its socket', async () => {
    expect(await runInShop(varDir, 'echo', request, printed())).toBe(false);
    mkdirSync(socketFolder(varDir));
    writeFileSync(socketPath(varDir)!, '');
    expect(await runInShop(varDir, 'echo', request, printed())).toBe(false);
    await listen(async (_, { write }) => write('again'));
    const output = printed();
    expect(await runInShop(varDir, 'echo', request, output)).toBe(true);
    expect(output.text).toBe('again');
  });

  test('fails if the shop ends before it', async () => {
    const stop = await listen(async (_, { status }) => {
      status('begun');
      await sleep(60_000, undefined, { ref: false });
    });
    const output = printed();
    const running = runInShop(varDir, 'echo', request, output);
    const ended = running.catch((error: unknown) => String(error));
    await vi.waitUntil(() => output.states.length > 0);
    await stop();
    expect(await ended).toContain('The shop ended before the command did.');
  });

  test('ends when the reader of its output disconnects', async () => {
    let ended: unknown;
    await listen(async (_, { status }) => {
      try {
        for (;;) {
          status('working');
          await sleep(5);
        }
      } catch (error) {
        ended = error;
        throw error;
      }
    });
    const output = {
      ...printed(),
      status: () => {
        throw new Error('closed');
      },
    };
    await expect(runInShop(varDir, 'echo', request, output)).rejects.toThrow('closed');
    await vi.waitUntil(() => ended !== undefined);
    expect(String(ended)).toContain('The command was interrupted.');
  });
});

describe.skipIf(process.platform === 'win32')('the socket', () => {
  test('is open to the user of the shop only, also in a directory that was open to others', async () => {
    mkdirSync(socketFolder(varDir));
    chmodSync(socketFolder(varDir), 0o777);
    await listen(async () => {});
    expect([mode(socketFolder(varDir)), mode(socketPath(varDir)!)]).toEqual([0o700, 0o600]);
  });

  test('is refused by a user without rights to it', async () => {
    await listen(async () => {});
    chmodSync(socketPath(varDir)!, 0o000);
    // The superuser may open everything.
    const run = runInShop(varDir, 'echo', request, printed());
    if (process.getuid?.() === 0) expect(await run).toBe(true);
    else await expect(run).rejects.toThrow('run the command as that user');
  });

  test('is not opened if its path is too long, and the shop still starts', async () => {
    varDir = join(varDir, 'long'.repeat(30));
    const warn = vi.fn<() => void>();
    await listen(async () => {}, { ...silentLog, warn } as unknown as typeof silentLog);
    expect(warn).toHaveBeenCalledOnce();
    expect(await runInShop(varDir, 'echo', request, printed())).toBe(false);
  });
});

test('progress is one changing line on a terminal, and a line every ten seconds elsewhere', async () => {
  const stream = (isTTY: boolean) => {
    const written: string[] = [];
    return { written, isTTY, write: (text: string) => written.push(text) > 0 };
  };
  const run = async (isTTY: boolean): Promise<readonly string[]> => {
    const [out, progress] = [stream(isTTY), stream(isTTY)];
    let now = 0;
    const output = consoleCommandOutput(out as never, progress as never, () => now);
    for (const [text, at] of [
      ['one', 0],
      ['two', 5000],
      ['three', 10_000],
    ] as const) {
      now = at;
      output.status(text);
    }
    await output.write('done\n');
    return [...progress.written, ...out.written];
  };
  expect(await run(false)).toEqual(['  one\n', '  three\n', 'done\n']);
  const clear = '\r\u001b[K';
  expect(await run(true)).toEqual(['  one', clear, '  two', clear, '  three', clear, 'done\n']);
});
