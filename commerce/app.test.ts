import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createCommerce } from './app.ts';
import { describeWithDatabases } from './platform/database/testing.ts';
import { silentLog } from './platform/log.ts';
import { loadSettings } from './platform/settings.ts';

describeWithDatabases('commerce', (open) => {
  test('assembles every subject on an empty database and says how it is', async () => {
    const settings = loadSettings({ NODE_ENV: 'test', VAR_DIR: mkdtempSync(join(tmpdir(), 'tessera-app-')) });
    const commerce = await createCommerce(settings, { database: await open(), log: silentLog });
    await commerce.start();
    expect(await commerce.health()).toMatchObject({ ok: true, problems: [] });
    const answer = await commerce.handleRest({ method: 'GET', path: '/V1/nothing', headers: {}, ip: '192.0.2.1' });
    expect(answer.status).toBe(500);
    await commerce.close();
  });
});
