import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createCommerce } from './app.ts';
import { describeWithDatabases } from './platform/database/testing/database.ts';
import { silentLog } from './platform/log.ts';
import { loadSettings } from './settings.ts';

describeWithDatabases('commerce', (open, engine) => {
  test('starts all modules on an empty database and reports healthy', async () => {
    const settings = loadSettings({ NODE_ENV: 'test', VAR_DIR: mkdtempSync(join(tmpdir(), 'tessera-app-')) });
    const commerce = await createCommerce(settings, { database: await open(), log: silentLog });
    await commerce.start();
    expect(await commerce.health()).toMatchObject({ ok: true, problems: [] });
    const response = await commerce.handleRest({ method: 'GET', path: '/V1/nothing', headers: {}, ip: '192.0.2.1' });
    expect(response.status).toBe(500);
  });

  test('schedules every recurring task, such as the clean-up of carts, sign-ins and holds', async () => {
    const { kysely } = await open();
    await sql`insert into cart (masked_id, store_view_id, currency, created_at, updated_at)
      values ('forgotten', 0, 'CAD', '2020-01-01', '2020-01-01')`.execute(kysely);
    const settings = loadSettings({ NODE_ENV: 'test', VAR_DIR: mkdtempSync(join(tmpdir(), 'tessera-app-')) });
    const commerce = await createCommerce(settings, { database: await open(), log: silentLog });
    await sql`delete from schedule`.execute(kysely);
    await commerce.start();
    await commerce.platform.jobs.runDueTasks();
    const { rows } = await sql<{ name: string }>`select name from schedule order by name collate "C"`.execute(kysely);
    expect(rows.map(({ name }) => name)).toEqual([
      'amounts on cards set aside anew',
      'arrived stock for waiting orders',
      'charges asked for',
      'ended sessions of staff',
      'ended tokens of integrations',
      'expired sign-ins',
      'finished jobs',
      'free samples that count no more',
      'holds of slabs long over',
      'holds of slabs that are over',
      'idle carts',
      'idle lists of products to compare',
      'invitations that are over',
      'kept cards that were removed',
      'notices of payment gateways',
      'notices of products back in stock',
      'old applications',
      'old bulk calls of programs',
      'old feedback',
      'old idempotency keys',
      'old messages',
      'old messages of webhooks',
      'old photographs of claims',
      'old proofs of consent',
      'old requests for stock notices',
      'old reviews',
      'old searches without results',
      'old trade papers',
      'payments without an answer',
      'people of old orders',
      'quotes past their last day',
      'refunds asked for',
      'scheduled prices',
      'stuck payments',
      ...(engine === 'pglite' ? ['vacuum'] : []),
      'visible dates of content',
      'visits long over',
    ]);
    expect((await sql`select from cart where masked_id = 'forgotten'`.execute(kysely)).rows).toEqual([]);
    await commerce.close();
  });
});
