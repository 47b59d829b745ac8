import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { request } from './testing/started-fixture.ts';

const ROOT = join(import.meta.dirname, '..');
const { start } = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } })
  .scripts;

/** The project's own command, for a small server in place of the shop. */
const COMMAND = start
  .replaceAll('scripts/start.ts', join(ROOT, 'server/testing/shutdown-fixture.ts'))
  .replaceAll('./scripts/', `${ROOT}/scripts/`);

const groups: number[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const group of groups.splice(0)) {
    try {
      process.kill(-group, 'SIGKILL');
    } catch {
      // It has ended, as it should.
    }
  }
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

const startByNpm = async (environment: Record<string, string> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-npm-'));
  folders.push(folder);
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'shop', type: 'module', scripts: { start: COMMAND } }),
  );
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  });
  groups.push(npm.pid!);
  let printed = '';
  npm.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const has = (pattern: RegExp): Promise<void> => expect.poll(() => printed, { timeout: 20_000 }).toMatch(pattern);
  await has(/port \d+/);
  const origin = `http://127.0.0.1:${/port (\d+)/.exec(printed)?.[1]}`;
  return { npm, has, origin, exited: once(npm, 'exit') };
};

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s to npm ends the shop in order: the running request is finished, the port is free, the status is 0',
  async (signal) => {
    const { npm, has, origin, exited } = await startByNpm();
    const running = request(`${origin}/x`);
    await has(/rendering/);
    npm.kill(signal);
    expect((await running).body).toBe('<!doctype html>whole');
    expect(await exited).toEqual([0, null]);
    await expect(request(`${origin}/x`)).rejects.toThrow('ECONNREFUSED');
  },
);

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s to all processes, as terminals and supervisors send it, ends the shop in order, too',
  async (signal) => {
    const { npm, has, origin, exited } = await startByNpm();
    const running = request(`${origin}/x`);
    await has(/rendering/);
    process.kill(-npm.pid!, signal);
    expect((await running).body).toBe('<!doctype html>whole');
    expect(await exited).toEqual([0, null]);
  },
);
