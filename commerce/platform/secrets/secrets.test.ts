import { expect, test } from 'vitest';
import { describeWithDatabases } from '../database/testing/database.ts';
import { systemRandom } from '../random.ts';
import { readSecret } from './store.ts';

describeWithDatabases('secrets', (open) => {
  test('are created once and remain, one per name', async () => {
    const database = await open();
    const [first, second] = await Promise.all([1, 2].map(() => readSecret(database, systemRandom, 'order-number')));
    expect(first).toHaveLength(32);
    expect(second).toEqual(first);
    expect(await readSecret(database, systemRandom, 'other')).not.toEqual(first);
  });
});
