import { expect, test } from 'vitest';
import { DOWNLOADS } from '#contract/downloads.ts';
import { fakeCommerce, testServer } from '../testing/fixtures.ts';
import type { Commerce } from './port.ts';

const open = async (file: { name: string; mediaType: string; bytes: Uint8Array } | undefined) => {
  const requested: unknown[] = [];
  const download: NonNullable<Commerce['download']> = async (given) => {
    requested.push(given);
    return file;
  };
  const { app } = await testServer({ commerce: { ...fakeCommerce().commerce, download } });
  return { app, requested };
};

test('sends a file as an attachment with its own name; purchased files are not cached, and HEAD requests are not counted', async () => {
  const { app, requested } = await open({
    name: 'Plan n° 1.pdf',
    mediaType: 'application/pdf',
    bytes: Buffer.from('%PDF'),
  });
  const bought = await app.inject(`${DOWNLOADS.link}abc`);
  expect([bought.statusCode, bought.body, bought.headers]).toMatchObject([
    200,
    '%PDF',
    {
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Plan%20n%C2%B0%201.pdf",
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  ]);
  await app.inject({ method: 'HEAD', url: `${DOWNLOADS.link}abc` });
  expect((await app.inject(`${DOWNLOADS.sample}7`)).headers['cache-control']).toBe('public, max-age=3600');
  expect(requested).toEqual([
    { kind: 'link', id: 'abc', isCounted: true },
    { kind: 'link', id: 'abc', isCounted: false },
    { kind: 'sample', id: '7', isCounted: true },
  ]);
  await app.close();
});

test('an unknown URL responds in both languages', async () => {
  const { app } = await open(undefined);
  const none = await app.inject(`${DOWNLOADS.link}abc`);
  expect([none.statusCode, none.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(none.body).toMatch(/does not lead to a file[^]*ne mène à aucun fichier/);
  await app.close();
});
