import { expect, inject, test } from 'vitest';
import { Packet } from '../packet.ts';
import { listenToStatements, refusedByEmbedded } from './read-by-embedded.ts';

const send = (text: string): void => void new Packet(new Map(), () => String).add(text, []);

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
