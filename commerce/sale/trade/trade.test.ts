import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { pdf } from '#commerce/people/careers/testing/careers.ts';
import { resolvers as customers } from '#commerce/people/customer/graphql.ts';
import { customer, mailsTo } from '#commerce/people/customer/testing/customers.ts';
import type { SignedIn } from '#commerce/people/customer/testing/customers.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import { openTestShop } from '#commerce/platform/testing/test-shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { photo, readPhoto } from '#commerce/merchandise/reviews/testing/reviews.ts';
import { resolvers } from './graphql.ts';
import { saveTradeRule, startTrade } from './service.ts';
import { staff } from './staff.ts';
import { uploaderOf } from './testing/trade.ts';
import type { Uploader } from './testing/trade.ts';

const ACCOUNT = `is_open is_member application { state company licence telephone files reason }`;
const SHOW = `{ customerTradeAccount { ${ACCOUNT} } }`;
const APPLY = `mutation ($input: TradeApplicationInput!) { applyForTrade(input: $input) { ${ACCOUNT} } }`;
const ROY = { company: ' Atelier  Roy ', licence: 'RBQ 5712', telephone: '(514) 555-0101' };
const DAY = 24 * 3600 * 1000;

describeWithDatabase('trade accounts', (open) => {
  let shop: TestShop;
  let upload: Uploader;
  let count = 0;
  beforeAll(async () => {
    const database = await open();
    shop = await openTestShop(database, {
      resolvers: [customers, resolvers],
      fill: (db) => saveTradeRule(db, { groupId: 7 }),
    });
    upload = uploaderOf(shop);
  });

  const someone = (store?: string) => customer(shop, `trade${++count}@example.com`, store);
  const token = async ({ headers }: SignedIn, name = 'licence.pdf', bytes = pdf()): Promise<string> =>
    String((await upload(name, bytes, headers)).value['token']);
  const apply = async (who: SignedIn, input: Record<string, unknown> = {}, store?: string) =>
    who.execute(
      APPLY,
      { input: { ...ROY, files: input['files'] ?? [await token(who)], ...input } },
      store ? { store } : {},
    );
  const standing = async (who: SignedIn) => (await who.execute(SHOW)).data.customerTradeAccount;
  const run = (...argv: string[]) => runStaff(shop.platform, [staff], ['trade', ...argv]);
  const pendingId = async (): Promise<string> => /^(\d+)\b.* pending /m.exec(await run('list'))?.[1] ?? '';
  const folder = () => join(shop.platform.settings.varDir, 'trade');
  const stored = () => (existsSync(folder()) ? readdirSync(folder()) : []);

  test('an application is stored, emailed in the customer’s language, and approved by command into the configured group', async () => {
    const ann = await someone('CA_FR');
    expect(await standing(ann)).toEqual({ is_open: true, is_member: false, application: null });
    const sent = await apply(ann, {}, 'CA_FR');
    const application = { ...ROY, company: 'Atelier Roy', telephone: '514-555-0101', files: ['licence.pdf'] };
    expect(sent.data.applyForTrade).toEqual({
      is_open: true,
      is_member: false,
      application: { ...application, state: 'pending', reason: null },
    });
    const [received = ''] = (await mailsTo(shop, ann.email)).filter((mail) => mail.includes('Atelier Roy'));
    expect(received).toContain('Nous avons re');
    expect(received).not.toContain('filename');
    const id = await pendingId();
    expect(await run('approve', id)).toBe(`Application ${id} is approved.`);
    expect(await standing(ann)).toMatchObject({ is_member: true, application: { state: 'approved' } });
    expect((await mailsTo(shop, ann.email)).at(-1)).toContain('Votre compte professionnel est ouvert');
    expect(await run('show', id)).toMatch(/^group +7$/m);
    await expect(run('approve', id)).rejects.toThrow('approved already');
    expect((await apply(ann)).errors?.[0]?.extensions).toMatchObject({ error_code: 'TRADE_MEMBER' });
  });

  test('a declined customer sees the reason, remains in their group and may apply again', async () => {
    const bob = await someone();
    await apply(bob);
    const id = await pendingId();
    await expect(run('decline', id)).rejects.toThrow('--comment is needed');
    await run('decline', id, '--comment', 'It ended in March.');
    expect(await standing(bob)).toMatchObject({
      is_member: false,
      application: { state: 'declined', reason: 'It ended in March.' },
    });
    expect((await mailsTo(shop, bob.email)).at(-1)).toContain('It ended in March.');
    await expect(run('approve', id)).rejects.toThrow('declined already');
    expect((await apply(bob)).data.applyForTrade.application.state).toBe('pending');
    await run('decline', await pendingId(), '--comment', 'No.');
  });

  test('a repeated application is stored and emailed once', async () => {
    const twice = await someone();
    const files = [await token(twice)];
    await Promise.all([apply(twice, { files }), apply(twice, { files })]);
    expect((await run('list')).split('\n').filter((line) => line.includes(twice.email))).toHaveLength(1);
    expect((await mailsTo(shop, twice.email)).filter((mail) => mail.includes('trade application'))).toHaveLength(1);
    await run('decline', await pendingId(), '--comment', 'No.');
  });

  test('files of another customer cannot be read or used, and look like missing ones', async () => {
    const [one, other] = [await someone(), await someone()];
    await apply(one);
    expect((await standing(other)).application).toBeNull();
    const theirs = await token(one);
    const responses = [await apply(other, { files: [theirs] }), await apply(other, { files: ['A'.repeat(32)] })];
    expect(responses[0]?.errors).toMatchObject([
      { message: 'A file is no longer stored. Choose it again.', extensions: { error_code: 'TRADE_FILES' } },
    ]);
    expect(responses[0]?.errors?.[0]?.message).toBe(responses[1]?.errors?.[0]?.message);
    expect((await standing(other)).application).toBeNull();
    expect((await shop.graphql(SHOW)).errors?.[0]?.extensions?.category).toBe('graphql-authorization');
    const guest = await shop.graphql(APPLY, { input: { ...ROY, files: [theirs] } });
    expect(guest.errors?.[0]?.extensions?.category).toBe('graphql-authorization');
    await run('decline', await pendingId(), '--comment', 'No.');
  });

  test('uploads require sign-in, are checked by content, and images are re-encoded', async () => {
    const ann = await someone();
    const before = stored().length;
    expect((await upload('a.pdf', pdf())).status).toBe(401);
    for (const [name, bytes, code] of [
      ['a.exe', pdf(), 'TRADE_FILE_TYPE'],
      ['a.pdf', Buffer.from('#!/bin/sh'), 'TRADE_FILE_TYPE'],
      ['a.pdf', Buffer.concat([Buffer.from('%PDF-1.4\nPK\u0005\u0006'), pdf()]), 'TRADE_FILE_UNSAFE'],
      ['a.pdf', Buffer.alloc(0), 'TRADE_FILE_EMPTY'],
      ['a.png', await photo({ kind: 'webp' }), 'TRADE_FILE_TYPE'],
    ] as const)
      expect((await upload(name, bytes, ann.headers)).value['error_code']).toBe(code);
    expect(stored().length).toBe(before);
    await apply(ann, { files: [await token(ann, '../page.png', await photo({ kind: 'png' }))] });
    const id = await pendingId();
    const target = mkdtempSync(join(tmpdir(), 'tessera-trade-'));
    expect(await run('files', id, target)).toBe(join(target, `trade-${id}-1.jpg`));
    const copy = await readPhoto(readFileSync(join(target, `trade-${id}-1.jpg`)));
    expect([copy.format, copy.exif]).toEqual(['jpeg', undefined]);
    expect(stored().every((name) => (statSync(join(folder(), name)).mode & 0o777) === 0o600)).toBe(true);
    await expect(run('files', id, 'elsewhere')).rejects.toThrow('absolute path');
    await run('decline', id, '--comment', 'No.');
  });

  test.each([
    [{ company: ' ' }, 'TRADE_COMPANY'],
    [{ licence: 'x'.repeat(61) }, 'TRADE_LICENCE'],
    [{ telephone: '12' }, 'TRADE_TELEPHONE'],
    [{ files: [] }, 'TRADE_FILES'],
    [{ files: ['A', 'B', 'C', 'D', 'E'].map((letter) => letter.repeat(32)) }, 'TRADE_FILES'],
  ])('rejects %j and stores nothing', async (input, code) => {
    const ann = await someone();
    expect((await apply(ann, input)).errors?.[0]?.extensions).toMatchObject({ error_code: code });
    expect((await standing(ann)).application).toBeNull();
  });

  test('files are deleted 90 days after the decision, unsent files after a day, and all with the account', async () => {
    const runs: (() => Promise<unknown>)[] = [];
    startTrade({
      ...shop.platform,
      jobs: { ...shop.platform.jobs, schedule: ({ run: work }) => void runs.push(work) },
    });
    const [ann, gone] = [await someone(), await someone()];
    await apply(ann);
    const waiting = await token(ann);
    await apply(gone);
    expect((await gone.execute('mutation { deleteCustomer }')).data.deleteCustomer).toBe(true);
    // Files have the time of the system clock, rows the time of the test clock.
    const advance = (days: number) =>
      shop.clock.advance(Math.max(0, Date.now() - shop.clock.now().getTime()) + days * DAY);
    advance(2);
    await runs[0]?.();
    expect(await run('list')).not.toContain(gone.email);
    const again = await customer(shop, 'again@example.com');
    expect((await apply(again, { files: [waiting] })).errors).toHaveLength(1);
    const saved = stored().length;
    await run('decline', await pendingId(), '--comment', 'No.');
    advance(89);
    await runs[0]?.();
    expect([saved > 0, stored().length > 0]).toEqual([true, true]);
    advance(2);
    await runs[0]?.();
    expect(stored()).toEqual([]);
  });

  test('accepts no application without trade.yaml', async () => {
    await shop.platform.db.tx((db) => saveTradeRule(db, null));
    const ann = await someone();
    expect((await standing(ann)).is_open).toBe(false);
    expect((await apply(ann)).errors?.[0]?.extensions).toMatchObject({ error_code: 'TRADE_CLOSED' });
  });
});
