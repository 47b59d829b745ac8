import { expect, test } from 'vitest';
import type { Commerce as EmbeddedCommerce } from '#commerce/app.ts';
import { Unavailable } from './circuit-breaker.ts';
import { embeddedCommerce } from './embedded.ts';

test('only queries of rendered pages are exempt from the address’s limits', async () => {
  const seen: (boolean | undefined)[] = [];
  const executeGraphql: EmbeddedCommerce['executeGraphql'] = async ({ isOfPage }) => {
    seen.push(isOfPage);
    return { status: 200, headers: {}, body: Buffer.from('{"data":{}}') };
  };
  const commerce = embeddedCommerce({ executeGraphql } as EmbeddedCommerce);
  await commerce.query({ query: '{a}', headers: {}, ip: '192.0.2.1' });
  await commerce.executeGraphql({ method: 'GET', query: '{a}', headers: {}, ip: '192.0.2.1' });
  expect(seen).toEqual([true, undefined]);
});

test('a page gets an error while the database is unavailable', async () => {
  const executeGraphql: EmbeddedCommerce['executeGraphql'] = async () => ({
    status: 503,
    headers: {},
    body: Buffer.from('{"errors":[{"message":"Internal server error"}]}'),
  });
  const commerce = embeddedCommerce({ executeGraphql } as EmbeddedCommerce);
  await expect(commerce.query({ query: '{a}', headers: {}, ip: '192.0.2.1' })).rejects.toThrow(Unavailable);
});
