import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const start = async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'testing', 'shutdown-fixture.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const has = async (pattern: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const match = pattern.exec(printed);
      if (match) return match;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const [, port] = await has(/port (\d+)/);
  return { child, has, origin: `http://127.0.0.1:${port}` };
};

test('SIGTERM lets the page that is being rendered finish, closes the back end and ends with 0', async () => {
  const { child, has, origin } = await start();
  const exited = once(child, 'exit');
  const answer = fetch(`${origin}/x`);
  await has(/rendering/);
  child.kill('SIGTERM');
  expect(await (await answer).text()).toBe('<!doctype html>whole');
  await has(/closed/);
  expect((await exited)[0]).toBe(0);
  await expect(fetch(`${origin}/x`)).rejects.toThrow('fetch failed');
});

test('a second signal ends at once', async () => {
  const { child, has, origin } = await start();
  const exited = once(child, 'exit');
  const answer = fetch(`${origin}/x`).catch(() => 'cut off');
  await has(/rendering/);
  child.kill('SIGINT');
  // The first signal has arrived once the shop reports that it is closing, or no longer listens.
  await expect
    .poll(() =>
      fetch(`${origin}/health/ready`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .not.toBe(200);
  child.kill('SIGINT');
  expect((await exited)[0]).toBe(1);
  expect(await answer).toBe('cut off');
});
