import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { request, startFixture as start } from './testing/started-fixture.ts';

const isReady = (origin: string): Promise<boolean> =>
  request(`${origin}/health/ready`).then(
    ({ status }) => status === 200,
    () => false,
  );

test('SIGTERM finishes the page that is being rendered, closes the back end and exits with 0', async () => {
  const { child, has, exited, origin } = await start();
  const response = request(`${origin}/x`);
  await has(/rendering/);
  child.kill('SIGTERM');
  expect((await response).body).toBe('<!doctype html>whole');
  await has(/closed/);
  expect(await exited).toBe(0);
  await expect(request(`${origin}/x`)).rejects.toThrow('ECONNREFUSED');
});

test('a second signal ends at once', async () => {
  const { child, has, exited, origin } = await start();
  const response = request(`${origin}/x`).catch(() => 'cut off');
  await has(/rendering/);
  child.kill('SIGINT');
  // The first signal has arrived once the shop reports that it is closing, or no longer listens.
  await expect.poll(() => isReady(origin), { timeout: 5_000 }).toBe(false);
  child.kill('SIGINT');
  expect(await exited).toBe(1);
  expect(await response).toBe('cut off');
});

test('idle connections, or with incomplete headers, do not delay the shutdown', async () => {
  const { child, exited, port, has } = await start();
  const silent = connect(Number(port), '127.0.0.1');
  const half = connect(Number(port), '127.0.0.1');
  for (const socket of [silent, half]) socket.on('error', () => {});
  await Promise.all([once(silent, 'connect'), once(half, 'connect')]);
  half.write('GET / HTTP/1.1\r\nHost: ');
  await request(`http://127.0.0.1:${port}/health/live`);
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
  await has(/closed/);
});

test('during the delay the shop is not ready but still responds, closing each connection', async () => {
  const { child, exited, origin } = await start({ DELAY_MS: '1500' });
  const agent = new Agent({ keepAlive: true });
  expect((await request(`${origin}/x`, agent)).connection).toBe('keep-alive');
  const running = request(`${origin}/y`);
  child.kill('SIGTERM');
  await expect.poll(() => isReady(origin), { interval: 10, timeout: 5_000 }).toBe(false);
  expect(await request(`${origin}/x`, agent)).toMatchObject({ status: 200, connection: 'close' });
  expect(await running).toMatchObject({ status: 200, connection: 'close' });
  expect(await exited).toBe(0);
});

test('no request fails while one of two processes is replaced by another', async () => {
  const shops = [await start({ DELAY_MS: '400' }), await start({ DELAY_MS: '400' })];
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(shops.map(({ origin }) => origin));
  let isOver = false;
  // A load balancer that sends requests only to ready processes.
  const watch = async (): Promise<void> => {
    while (!isOver) {
      for (const { origin } of shops) ready[(await isReady(origin)) ? 'add' : 'delete'](origin);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const statuses: (number | string)[] = [];
  const shop = async (hand: number): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) {
      const [...origins] = ready;
      const origin = origins[(hand + turn) % origins.length];
      statuses.push(await request(`${origin}/p${hand}-${turn % 3}`, agent).then(({ status }) => status, String));
    }
  };
  const work = [watch(), ...Array.from({ length: 8 }, (_, hand) => shop(hand))];
  try {
    for (const place of [0, 1]) {
      const old = shops[place]!;
      old.child.kill('SIGTERM');
      expect(await old.exited).toBe(0);
      shops[place] = await start({ DELAY_MS: '400' });
      await expect.poll(() => ready.has(shops[place]!.origin), { timeout: 5_000 }).toBe(true);
    }
  } finally {
    isOver = true;
    await Promise.all(work);
    agent.destroy();
    for (const { child } of shops) child.kill('SIGKILL');
  }
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(statuses.length).toBeGreaterThan(8);
});
