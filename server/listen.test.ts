import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { failureText } from '#commerce/platform/cannot-start.ts';
import { listen } from './listen.ts';

const reported = (port: number, host: string): Promise<unknown> => listen(fastify(), port, host).catch(failureText);

test('reports a used port in one line, with an alternative', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await reported(port, '127.0.0.1')).toBe(
    `Port ${port} is taken. Start with another one: PORT=${port + 1} npm start`,
  );
  other.close();
});

test('reports an unknown address in one line', async () => {
  // A network for documentation (RFC 5737).
  expect(await reported(0, '192.0.2.1')).toBe(
    'HOST: this machine has no interface 192.0.2.1. Without HOST the shop listens on all.',
  );
});

test.each([['EACCES', 'PORT: this user may not listen on 80.']])('reports %s in one line', async (code, words) => {
  const app = { listen: () => Promise.reject(Object.assign(new Error(code), { code })) };
  expect(await listen(app as never, 80, undefined).catch(failureText)).toMatch(words);
});
