import { existsSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from './command.ts';

const how = { cwd: tmpdir(), env: process.env, seconds: 30 };
/** True if a process is running. An ended process remains listed until its parent waits for it. */
const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !existsSync('/proc/self/stat') || !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

test('ends a command that runs too long, including its child processes', async () => {
  const file = join(tmpdir(), `tessera-command-${process.pid}`);
  const started = `sleep 1000 & echo $! > ${file}; wait`;
  await expect(runCommand('sh', ['-c', started], { ...how, seconds: 1 })).rejects.toThrow('took more than 1 s');
  const pid = Number(await readFile(file, 'utf8'));
  await rm(file);
  await expect.poll(() => isRunning(pid)).toBe(false);
});

test('reports the output of a failed command', async () => {
  await expect(runCommand('sh', ['-c', 'echo no room >&2; exit 3'], how)).rejects.toThrow(/ended with 3: no room/);
  await expect(runCommand('sh', ['-c', 'exit 0'], how)).resolves.toBeUndefined();
  await expect(runCommand('no-such-command-at-all', [], how)).rejects.toThrow('ENOENT');
});
