import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openTestShop } from '#commerce/platform/testing/test-shop.ts';
import type { Caller, TestShop } from '#commerce/platform/testing/test-shop.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import { resolvers } from './graphql.ts';
import { listMessages, setMessageState, startContact } from './service.ts';
import { staff } from './staff.ts';

const SEND = 'mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }';
const ANN = { name: ' Ann Roy ', email: 'ann@example.com', comment: 'A hall of 4 m².\n\nIs it frost-proof?' };

describeWithDatabase('messages to the shop', (open) => {
  let shop: TestShop;
  let addresses = 0;
  let mailed = 0;
  beforeAll(async () => {
    shop = await openTestShop(await open(), { resolvers: [resolvers] });
  });

  const send = (input: Record<string, unknown> = {}, caller: Caller = {}) =>
    shop.graphql(SEND, { input: { ...ANN, ...input } }, { ip: `198.51.100.${++addresses}`, ...caller });
  const latest = async () => (await listMessages(shop.platform))[0];
  /** Emails since the last call, as [to, subject, whole text]. */
  const mails = async (): Promise<string[]> => {
    await shop.platform.jobs.runDue();
    const folder = join(shop.platform.settings.varDir, 'mail');
    const all = readdirSync(folder)
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8'));
    return all.slice(mailed, (mailed = all.length));
  };

  test('a plain Magento message is stored with Magento’s response', async () => {
    expect(await send({ telephone: '(514) 555-0101' })).toEqual({ data: { contactUs: { status: true } } });
    expect(await latest()).toMatchObject({
      name: 'Ann Roy',
      email: 'ann@example.com',
      telephone: '514-555-0101',
      comment: ANN.comment,
      topic: 'other',
      orderNumber: null,
      sku: null,
      state: 'new',
      storeView: 'CA_EN',
    });
    await mails();
  });

  test.each([
    ['1111111111', '1111111111'],
    ['5145550101', '514-555-0101'],
    ['555', '555'],
    ['+33 1 23 45 67 89', '+33 1 23 45 67 89'],
    ['call after six', 'call after six'],
    ['  ', null],
    [null, null],
  ])('[GN-17] the telephone number %j is accepted, as on Magento', async (telephone, saved) => {
    expect((await send({ telephone })).errors).toBeUndefined();
    expect((await latest())?.telephone).toBe(saved);
    await mails();
  });

  test('support gets the whole message with the shopper as reply address; the shopper gets a confirmation without it', async () => {
    await send(
      { email: 'lea@example.com', topic: 'order', order_number: '# 123', sku: 'X-1', comment: 'Où est ma boîte?' },
      { store: 'CA_FR' },
    );
    expect(await latest()).toMatchObject({ orderNumber: '000000123', sku: 'X-1', language: 'fr' });
    const [support = '', shopper = ''] = await mails();
    expect(support).toMatch(/^To: bonjour@tessera\.example$/m);
    expect(support).toMatch(/^Reply-To: lea@example\.com$/m);
    expect(support).toContain('000000123');
    expect(shopper).toMatch(/^To: lea@example\.com$/m);
    expect(shopper).toMatch(/^Reply-To: bonjour@tessera\.example$/m);
    expect(shopper).not.toContain('000000123');
    expect(shopper).not.toMatch(/bo=C3=AEte|boîte/);
  });

  test.each([
    [{ name: ' ' }, 'Name field is required.', 'CONTACT_NAME'],
    [{ comment: '\n' }, 'Comment field is required.', 'CONTACT_COMMENT'],
    [{ email: 'ann@' }, 'The email address is invalid. Verify the email address and try again.', 'CONTACT_EMAIL'],
    [{ topic: 'spam' }, 'Topic field is required.', 'CONTACT_TOPIC'],
    [{ telephone: '1'.repeat(256) }, 'Field telephone is not valid.', 'CONTACT_TELEPHONE'],
    [{ order_number: 'x' }, 'Field order_number is not valid.', 'CONTACT_ORDER_NUMBER'],
    [{ comment: 'x'.repeat(4001) }, 'Field comment is not valid.', 'CONTACT_COMMENT'],
    [{ website: 'http://spam.example' }, 'The contact form is unavailable.', 'CONTACT_REFUSED'],
  ])('%j is refused, and neither stored nor emailed', async (input, message, code) => {
    const before = (await listMessages(shop.platform)).length;
    const { errors } = await send(input);
    expect(errors?.[0]).toMatchObject({ message, extensions: { category: 'graphql-input', error_code: code } });
    expect((await listMessages(shop.platform)).length).toBe(before);
    expect(await mails()).toEqual([]);
  });

  test('hostile text is stored unchanged and emailed as text: no line of it becomes a header or markup', async () => {
    const name = 'Eve\r\nBcc: all@example.com';
    const comment = '<script>alert(1)</script> {{config path=x}} ${x} \u202e';
    expect((await send({ name, comment, email: 'eve@example.com' })).data.contactUs.status).toBe(true);
    expect(await latest()).toMatchObject({ name: 'Eve Bcc: all@example.com' });
    const all = await mails();
    expect(all).toHaveLength(2);
    for (const mail of all) {
      expect(mail.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
      expect(mail.slice(mail.indexOf('text/html'))).not.toContain('<script>alert');
    }
  });

  test('a repeated request gets the same response, and is stored and emailed once', async () => {
    const request = { request_id: '0123456789abcdef', email: 'twice@example.com' };
    const responses = await Promise.all([send(request), send(request), send(request)]);
    expect(responses.map(({ data }) => data?.contactUs.status)).toEqual([true, true, true]);
    expect((await listMessages(shop.platform)).filter(({ email }) => email === 'twice@example.com')).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  test('an email address gets three confirmations a day; every message reaches support', async () => {
    for (let count = 0; count < 5; count++) await send({ email: 'Bob@example.com', comment: String(count) });
    const to = (await mails()).map((mail) => /^To: (\S+)/m.exec(mail)?.[1]);
    expect(to.filter((address) => address === 'Bob@example.com')).toHaveLength(3);
    expect(to.filter((address) => address === 'hello@tessera.example')).toHaveLength(5);
  });

  test('ten messages per hour and IP address', async () => {
    const ip = '203.0.113.9';
    for (let count = 0; count < 10; count++) expect((await send({ email: 'a@b.ca' }, { ip })).errors).toBeUndefined();
    expect((await send({}, { ip })).errors?.[0]?.extensions?.category).toBe('graphql-too-many-requests');
    await mails();
  });

  test('staff list messages and set the state; an unknown message is an error', async () => {
    const { id } = (await latest()) ?? { id: 0 };
    await setMessageState(shop.platform, id, 'answered');
    expect(await latest()).toMatchObject({ id, state: 'answered' });
    await expect(setMessageState(shop.platform, 0, 'closed')).rejects.toThrow('There is no message 0.');
  });

  test('from the command line staff list messages, show one and mark it', async () => {
    const run = (argv: readonly string[]) => runStaff(shop.platform, [staff], argv);
    const { id, email } = (await latest()) ?? { id: 0, email: '' };
    expect(await run(['messages', 'mark', String(id), 'closed'])).toBe(`Message ${id} is closed.`);
    expect(await run(['messages', 'show', String(id)])).toMatch(/^state +closed$/m);
    expect(await run(['messages', 'list'])).toContain(email);
    await expect(run(['messages', 'mark', '999999', 'closed'])).rejects.toThrow('There is no message 999999.');
    await expect(run(['messages', 'mark', String(id), 'lost'])).rejects.toThrow(
      'A state is one of new, answered, closed, spam.',
    );
  });

  test('a message is deleted after two years', async () => {
    const runs: (() => Promise<unknown>)[] = [];
    const add = ({ run }: { run: () => Promise<unknown> }) => void runs.push(run);
    startContact({ ...shop.platform, jobs: { ...shop.platform.jobs, schedule: add } });
    const count = (await listMessages(shop.platform)).length;
    shop.clock.advance(729 * 24 * 3600 * 1000);
    expect(await runs[0]?.()).toEqual({ messages: 0 });
    shop.clock.advance(2 * 24 * 3600 * 1000);
    expect(await runs[0]?.()).toEqual({ messages: count });
  });
});
