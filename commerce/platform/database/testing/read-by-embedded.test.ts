import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { listenToStatements, refusedByEmbedded } from './read-by-embedded.ts';

const send = (text: string): void => void new pg.Client().query(text);

test('reports each statement that the embedded engine refuses, once', async () => {
  const { pgliteTemplate } = inject('testDatabases');
  listenToStatements();
  send('select sku from product where id = any($1)');
  send('select only_elsewhere($1)');
  send('update product set never_migrated = $1');
  send('listen elsewhere');
  expect(await refusedByEmbedded(pgliteTemplate)).toEqual([
    expect.stringMatching(/only_elsewhere.* does not exist: select only_elsewhere/),
    expect.stringMatching(/"never_migrated".* does not exist: update product/),
  ]);
  expect(await refusedByEmbedded(pgliteTemplate)).toEqual([]);
});
