import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { resolvers as customer } from '#commerce/people/customer/graphql.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openTestShop } from '#commerce/platform/testing/test-shop.ts';
import type { Caller, TestShop } from '#commerce/platform/testing/test-shop.ts';
import { resolvers } from './graphql.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import { listFeedback, startFeedback } from './service.ts';
import { staff } from './staff.ts';

const SUBMIT = 'mutation ($input: FeedbackInput!) { submitFeedback(input: $input) { message status } }';
const ANN = { user_fullname: ' Ann Roy ', user_email: 'ann@example.com', user_phone: '5145550140' };
const WEBSITE = {
  feedback_type: 'website',
  main_reason_visit: 'browse',
  objective_achieved: 'partly',
  overall_experience_rate: '4',
  feedback_text: 'The filters <b>forget</b> my choice.',
};
const SHOWROOM = {
  feedback_type: 'showroom',
  showroom_city: 'Laval',
  main_reason_visit: 'samples',
  overall_experience_rate: '5',
  feedback_text: 'Kind people.',
};

describeWithDatabase('feedback', (open) => {
  let shop: TestShop;
  let addresses = 0;
  beforeAll(async () => {
    shop = await openTestShop(await open(), { resolvers: [resolvers, customer] });
  });

  const submit = (input: Record<string, unknown>, caller: Caller = {}) =>
    shop.graphql(SUBMIT, { input: { ...ANN, ...input } }, { ip: `198.51.100.${++addresses}`, ...caller });
  const refusal = async (input: Record<string, unknown>) => (await submit(input)).errors?.[0]?.message;
  const latest = async () => (await listFeedback(shop.platform))[0];

  test('[GM-09] [FB-14] [FB-30] [FB-31] every field is stored, with a status and a message for the visitor', async () => {
    expect(await submit(WEBSITE)).toEqual({
      data: { submitFeedback: { message: 'Thank you for your feedback.', status: true } },
    });
    expect(await latest()).toMatchObject({
      ...WEBSITE,
      user_fullname: 'Ann Roy',
      user_email: 'ann@example.com',
      user_phone: '514-555-0140',
      product_name: null,
      showroom_city: null,
      storeView: 'CA_EN',
      language: 'en',
    });
    shop.clock.advance(1000);
    expect((await submit(SHOWROOM, { store: 'CA_FR' })).data.submitFeedback.message).toBe('Merci de votre avis.');
    expect(await latest()).toMatchObject({ ...SHOWROOM, storeView: 'CA_FR', language: 'fr' });
  });

  test('[FB-26] [FB-31] a product is stored only for feedback about one product', async () => {
    const product = { feedback_type: 'product', feedback_on: 'quality', feedback_text: 'It chips.' };
    shop.clock.advance(1000);
    await submit({ ...product, product_is_specific: 'yes', product_name: 'Lumen Calacatta Gold' });
    expect(await latest()).toMatchObject({ product_is_specific: 'yes', product_name: 'Lumen Calacatta Gold' });
    shop.clock.advance(1000);
    await submit({ ...product, product_is_specific: 'no', product_name: 'Left over' });
    expect(await latest()).toMatchObject({ product_is_specific: 'no', product_name: null });
    expect(await refusal({ ...product, product_is_specific: 'yes' })).toBe('Field product_name is required.');
  });

  test('staff list feedback, and set its state', async () => {
    await submit({ ...WEBSITE, feedback_text: 'One line\nand another' });
    const run = (...argv: string[]) => runStaff(shop.platform, [staff], ['feedback', ...argv]);
    const id = String((await latest())?.id);
    expect((await run('list')).split('\n')[1]).toMatch(
      new RegExp(`^${id} +\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d +new +website +One line and another`),
    );
    expect(await run('mark', id, 'answered')).toBe(`Feedback ${id} is answered.`);
    expect((await latest())?.state).toBe('answered');
    await expect(run('mark', id, 'lost')).rejects.toThrow('A state is one of new, read, answered, closed, spam.');
    await expect(run('mark', '0', 'read')).rejects.toThrow('There is no feedback 0.');
  });

  test('[FB-18] [FB-19] [FB-20] [FB-22] missing or invalid answers are refused and not stored', async () => {
    const before = await listFeedback(shop.platform);
    for (const [change, message] of [
      [{ feedback_type: 'weather' }, 'Field feedback_type has a value that is not known.'],
      [{ feedback_text: '  ' }, 'Field feedback_text is required.'],
      [{ objective_achieved: undefined }, 'Field objective_achieved is required.'],
      [{ user_fullname: ' ' }, 'Field user_fullname is required.'],
      [{ user_email: '' }, 'Field user_email is required.'],
      [{ user_email: 'ann@' }, 'The email address is invalid. Verify the email address and try again.'],
      [{ user_phone: '' }, 'Field user_phone is required.'],
      [{ user_phone: '514555014' }, 'Field user_phone is not valid.'],
      [{ feedback_text: 'x'.repeat(2001) }, 'Field feedback_text may have 2000 characters at most.'],
    ] as const)
      expect(await refusal({ ...WEBSITE, ...change })).toBe(message);
    expect(await listFeedback(shop.platform)).toEqual(before);
  });

  test('support gets an email with the visitor as reply address, without the visitor’s markup', async () => {
    await submit({ ...WEBSITE, user_fullname: 'Ann\r\nBcc: all@example.com' });
    await shop.platform.jobs.runDue();
    const folder = join(shop.platform.settings.varDir, 'mail');
    const mail = readFileSync(join(folder, readdirSync(folder).sort().at(-1)!), 'utf8')
      .replaceAll(/=\r\n/g, '')
      .replaceAll('=3D', '=');
    expect(mail).toContain('To: hello@tessera.example');
    expect(mail).toContain('Reply-To: ann@example.com');
    expect(mail).toMatch(/Subject: Feedback \d+ on the website \(4\/5\)/);
    expect(mail).toContain('The filters &lt;b&gt;forget&lt;/b&gt; my choice.');
    expect(mail).toContain('514-555-0140');
    expect(mail).not.toMatch(/^Bcc:/m);
  });

  test('feedback in French goes to the French address, in French', async () => {
    shop.clock.advance(1000);
    await submit(WEBSITE, { store: 'CA_FR', ip: '203.0.113.77' });
    await shop.platform.jobs.runDue();
    const folder = join(shop.platform.settings.varDir, 'mail');
    const mail = readFileSync(join(folder, readdirSync(folder).sort().at(-1)!), 'utf8').replaceAll(/=\r\n/g, '');
    expect(mail).toContain('To: bonjour@tessera.example');
    expect(mail).toMatch(/Subject: Avis \d+ sur le site \(4\/5\)/);
    expect(mail).toContain('Dans ses mots');
    // Selected answers appear as words, not as codes.
    expect([mail.includes('en partie'), mail.includes('partly')]).toEqual([true, false]);
  });

  test('[FB-21] a signed-in customer’s name and email address are used', async () => {
    await shop.graphql(
      'mutation { createCustomerV2(input: { email: "eve@example.com", firstname: "Eve", lastname: "Roy", password: "Tiles-2026" }) { customer { email } } }',
    );
    const { data } = await shop.graphql(
      'mutation { generateCustomerToken(email: "eve@example.com", password: "Tiles-2026") { token } }',
    );
    shop.clock.advance(1000);
    await submit(
      { ...WEBSITE, user_fullname: 'Somebody Else', user_email: 'else@example.com' },
      { token: data.generateCustomerToken.token },
    );
    expect(await latest()).toMatchObject({ user_fullname: 'Eve Roy', user_email: 'eve@example.com' });
  });

  test('ten submissions per hour and IP address', async () => {
    const responses = [];
    for (let count = 0; count < 11; count++) responses.push(await submit(WEBSITE, { ip: '203.0.113.7' }));
    expect(responses.map(({ errors }) => errors?.[0]?.extensions?.category)).toEqual([
      ...Array(10).fill(undefined),
      'graphql-too-many-requests',
    ]);
  });

  test('feedback is deleted after two years', async () => {
    const runs: (() => Promise<unknown>)[] = [];
    const add = ({ run }: { run: () => Promise<unknown> }) => void runs.push(run);
    startFeedback({ ...shop.platform, jobs: { ...shop.platform.jobs, schedule: add } });
    shop.clock.advance(1000);
    await submit({ ...WEBSITE, feedback_text: 'The last of it.' });
    shop.clock.advance(730 * 24 * 3600 * 1000);
    await runs[0]?.();
    expect((await listFeedback(shop.platform)).map(({ feedback_text }) => feedback_text)).toEqual(['The last of it.']);
    shop.clock.advance(1000);
    expect(await runs[0]?.()).toEqual({ feedback: 1 });
    expect(await listFeedback(shop.platform)).toEqual([]);
  });
});
