import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { EXPECTED_LOTS_HEADER } from '#contract/expected-lots.ts';
import { EXPECTED_TOTAL_HEADER } from '#contract/expected-total.ts';
import { EXPECTED_LATER_HEADER } from '#contract/later.ts';
import { PICKUP_LIST_HEADER } from '#contract/pickup-list.ts';
import { callHeaders } from './call-headers.ts';

const ROOT = join(import.meta.dirname, '../..');
const CONSTANTS: Readonly<Record<string, string>> = {
  EXPECTED_LATER_HEADER,
  EXPECTED_LOTS_HEADER,
  EXPECTED_TOTAL_HEADER,
  PICKUP_LIST_HEADER,
};

/** Names of request headers that the back end reads by `context.header(…)`. */
const readByBackEnd = (): readonly string[] => {
  const files = globSync('commerce/**/*.ts', { cwd: ROOT }).filter((file) => !/test/.test(file));
  const names = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/context\.header\((?:'([^']+)'|([A-Z_]+))\)/g)].map(
      ([, literal, constant]) => literal ?? CONSTANTS[constant!] ?? constant!,
    ),
  );
  return [...new Set(names)];
};

test('each request header that the back end reads is forwarded to it', () => {
  const names = readByBackEnd();
  expect(names).toEqual(expect.arrayContaining(['authorization', 'idempotency-key', 'store', 'user-agent']));
  const headers = Object.fromEntries(names.map((name) => [name, `value of ${name}`]));
  const request = { id: 'request-1', headers: { ...headers, cookie: 'secret' } } as unknown as FastifyRequest;
  expect(callHeaders(request)).toEqual({ ...headers, 'x-request-id': 'request-1' });
});
