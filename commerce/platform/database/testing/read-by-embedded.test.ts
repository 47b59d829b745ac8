import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { listenToStatements, refusedByEmbedded } from './read-by-embedded.ts';

const send = (text: string): void => {
  const client = new pg.Client({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' });
  client.on('error', () => {});
  void client.query(text).catch(() => {});
};

test('a statement that the embedded engine does not take is told, once; what it takes is not', async () => {
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
