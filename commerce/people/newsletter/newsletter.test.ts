import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { resolvers as discount } from '#commerce/sale/discount/graphql.ts';
import { resolvers as customer } from '#commerce/people/customer/graphql.ts';
import { startCustomers } from '#commerce/people/customer/service.ts';
import { customer as newCustomer, proveEmail } from '#commerce/people/customer/testing/customers.ts';
import { saveCartRules } from '#commerce/sale/discount/service.ts';
import { ruleInput } from '#commerce/sale/discount/testing/rule.ts';
import type { CartRuleInput } from '#commerce/sale/discount/types.ts';
import { resolvers as stores } from '#commerce/merchandise/stores/graphql.ts';
import { openTestShop } from '#commerce/platform/testing/test-shop.ts';
import type { TestResponse, TestShop } from '#commerce/platform/testing/test-shop.ts';
import { CONSENT_VERSION } from '#contract/newsletter.ts';
import { resolvers } from './graphql.ts';
import { routes } from './rest.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import { listSubscribers, startNewsletter } from './service.ts';
import { staff } from './staff.ts';

const SUBSCRIBE = 'mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }';
const WITH_CONSENT =
  'mutation ($email: String!, $consent: NewsletterConsentInput) { subscribeToNewsletter(email: $email, consent: $consent) { status } }';
const CONSENT = { text_version: CONSENT_VERSION, source: 'footer' };

const DAY_MS = 24 * 3600 * 1000;

const problemOf = ({ errors }: TestResponse) => [errors?.[0]?.message, errors?.[0]?.extensions?.category];

describeWithDatabase('newsletter', (open) => {
  let shop: TestShop;
  let addresses = 0;
  beforeAll(async () => {
    shop = await openTestShop(await open(), { resolvers: [resolvers, customer, discount, stores], routes });
  });

  /** From a new IP address each time, to avoid the rate limit. */
  const subscribe = (email: string, store = 'CA_EN', token?: string) =>
    shop.graphql(
      WITH_CONSENT,
      { email, consent: CONSENT },
      { store, ip: `198.51.100.${++addresses}`, ...(token ? { token } : {}) },
    );
  const mails = async (): Promise<string[]> => {
    await shop.platform.jobs.runDue();
    const folder = join(shop.platform.settings.varDir, 'mail');
    return readdirSync(folder)
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll(/=\r\n/g, '').replaceAll('=3D', '='));
  };
  const lastMail = async (): Promise<string> => (await mails()).at(-1) ?? '';
  const tokenOf = async (email: string): Promise<string> =>
    (
      await sql<{ token: string }>`select token from newsletter_subscriber where email = ${email}`.execute(
        shop.platform.db.kysely,
      )
    ).rows[0]?.token ?? '';
  const ledger = async (email: string) =>
    (
      await sql<
        Record<string, unknown>
      >`select c.* from newsletter_consent c join newsletter_subscriber s on s.id = subscriber_id where s.email = ${email} order by c.id`.execute(
        shop.platform.db.kysely,
      )
    ).rows;

  test("[GM-08] Magento's own mutation subscribes an address", async () => {
    expect(await shop.graphql(SUBSCRIBE, { email: ' plain@example.com ' }, { ip: '203.0.113.1' })).toEqual({
      data: { subscribeEmailToNewsletter: { status: 'SUBSCRIBED' } },
    });
    expect(await ledger('plain@example.com')).toMatchObject([
      { action: 'subscribed', text_version: null, source: 'unknown' },
    ]);
  });

  test('[NL-07] the consent record has text, language, store, time and source, but no IP address', async () => {
    expect((await subscribe('ann@example.com', 'CA_FR')).data.subscribeToNewsletter.status).toBe('SUBSCRIBED');
    const [proof, ...others] = await ledger('ann@example.com');
    expect(others).toEqual([]);
    expect(proof).toMatchObject({
      action: 'subscribed',
      text_version: CONSENT_VERSION,
      language: 'fr',
      store_view_id: 3,
      source: 'footer',
      given_at: new Date('2026-06-15T12:00:00Z'),
    });
    expect(proof?.['network_hash']).toHaveLength(16);
    expect(JSON.stringify(proof)).not.toContain('198.51.100');
  });

  test('[NL-05] [NL-06] [NL-10] missing or invalid input is refused in the language of the store view', async () => {
    expect(problemOf(await subscribe('  '))).toEqual([
      'You must specify an email address to subscribe to a newsletter.',
      'graphql-input',
    ]);
    expect(problemOf(await subscribe('ann@'))).toEqual(['Enter a valid email address.', 'graphql-input']);
    expect(problemOf(await subscribe('ann@', 'CA_FR'))).toEqual([
      'Entrez une adresse courriel valide.',
      'graphql-input',
    ]);
  });

  test('an address is subscribed once per website in any spelling, also by simultaneous requests', async () => {
    const both = await Promise.all([subscribe('Two@Example.com'), subscribe('two@example.com', 'US_EN')]);
    expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(problemOf(both.find(({ errors }) => errors)!)).toEqual([
      'This email address is already subscribed.',
      'graphql-already-exists',
    ]);
    expect(problemOf(await subscribe('two@example.com', 'CA_FR'))[0]).toBe('Cette adresse courriel est déjà abonnée.');
  });

  test('a consent to a text that was never shown is refused', async () => {
    const response = await shop.graphql(
      WITH_CONSENT,
      { email: 'odd@example.com', consent: { text_version: '1999', source: 'footer' } },
      { ip: '203.0.113.2' },
    );
    expect(problemOf(response)).toEqual(['The consent text "1999" is not known.', 'graphql-input']);
    expect(await ledger('odd@example.com')).toEqual([]);
  });

  test('the email confirms the subscription, and has sender and unsubscribe link, in the language of the store view', async () => {
    await subscribe('letter@example.com');
    const english = await lastMail();
    const token = await tokenOf('letter@example.com');
    for (const part of [
      'To: letter@example.com',
      'Subject: You are on the list',
      `/newsletter/unsubscribe?token=${token}`,
      `List-Unsubscribe: <http://shop.test/rest/CA_EN/V1/newsletter/unsubscribe/${token}>`,
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      '1187 rue des Carriers',
    ])
      expect(english.replaceAll(/\r\n\s+/g, ' ')).toContain(part);
    await subscribe('lettre@example.com', 'CA_FR');
    const french = await lastMail();
    expect(french).toContain('lang="fr-CA"');
    expect(french).toContain('1187, rue des Carriers');
    expect(french).toContain(
      `http://shop.test/CA_FR/newsletter/unsubscribe?token=${await tokenOf('lettre@example.com')}`,
    );
    expect(french).not.toContain('Unsubscribe because');
  });

  test('one click unsubscribes, a repetition changes nothing, and a new subscription is possible', async () => {
    await subscribe('leave@example.com');
    const token = await tokenOf('leave@example.com');
    const end = (body?: unknown) => shop.rest('POST', `/CA_EN/V1/newsletter/unsubscribe/${token}`, body);
    expect(await end()).toEqual({ status: 200, body: { status: 'UNSUBSCRIBED' } });
    expect(await end({ source: 'link' })).toEqual({ status: 200, body: { status: 'UNSUBSCRIBED' } });
    expect((await ledger('leave@example.com')).map(({ action, source }) => [action, source])).toEqual([
      ['subscribed', 'footer'],
      ['unsubscribed', 'one-click'],
    ]);
    expect((await subscribe('leave@example.com', 'US_EN')).errors).toBeUndefined();
    expect(await tokenOf('leave@example.com')).toBe(token);
    expect(await ledger('leave@example.com')).toHaveLength(3);
  });

  const welcome = (change: Partial<CartRuleInput> = {}): CartRuleInput =>
    ruleInput({
      code: 'welcome',
      labels: { en: '10% off', fr: 'Un rabais de 10 %' },
      trigger: { kind: 'issued', to: 'newsletter', validDays: 90 },
      ...change,
    });
  const rules = (...list: CartRuleInput[]): Promise<void> =>
    shop.platform.db.tx((db) => saveCartRules(db, { couponsPerCart: 1, rules: list }, shop.clock.now()));
  const offerIn = async (store: string) =>
    (await shop.graphql('{ storeConfig { newsletter_offer { label valid_days } } }', {}, { store })).data.storeConfig
      .newsletter_offer;
  const codeIn = (mail: string): string | undefined => /(?:[A-Z2-9]{4}-){2}[A-Z2-9]{4}/.exec(mail)?.[0];
  const freshOffer = async (store: string, ...list: CartRuleInput[]) => {
    await rules(...list);
    await shop.platform.db.tx((db) => shop.platform.cache.invalidate(db, ['store']));
    return offerIn(store);
  };

  test('[NL-04] the offer comes from the rule in this view; without a rule none is shown or sent', async () => {
    expect(await freshOffer('CA_EN', welcome())).toEqual({ label: '10% off', valid_days: 90 });
    expect(await offerIn('CA_FR')).toEqual({ label: 'Un rabais de 10 %', valid_days: 90 });
    const closed = { kind: 'issued', to: 'newsletter', validDays: 90, isClosed: true } as const;
    const nothing: Partial<CartRuleInput>[] = [
      { trigger: { kind: 'code', code: 'EVERYBODY' } },
      { trigger: closed },
      { when: { ...ruleInput().when, views: ['CA_EN'] } },
      { action: { kind: 'amount', amounts: { CAD: 500 }, per: 'order' } },
      { endsAt: new Date(shop.clock.now().getTime() - 1) },
      { startsAt: new Date(shop.clock.now().getTime() + 60_000) },
    ];
    for (const [index, change] of nothing.entries()) {
      expect(await freshOffer('US_EN', welcome(change))).toBeNull();
      await subscribe(`nothing-${index}@example.com`, 'US_EN');
      expect(codeIn(await lastMail())).toBeUndefined();
    }
    const inTwoDays = new Date(shop.clock.now().getTime() + 2 * 86_400_000);
    expect(await freshOffer('US_EN', welcome({ endsAt: inTwoDays }))).toBeNull();
  });

  test('the start and the end of an offer purge cached pages', async () => {
    const { cache } = shop.platform;
    const from = shop.clock.now().getTime();
    const at = (milliseconds: number): Date => new Date(from + milliseconds);
    const purged = vi.fn();
    const end = cache.onPurge((tags) => tags.has('store') && purged());
    const label = { label: '10% off', valid_days: 90 };
    // Silent from three days before its end.
    const offer = welcome({ startsAt: at(1_100), endsAt: at(3 * 86_400_000 + 2_200) });
    for (const [now, then] of [
      [null, label],
      [label, null],
    ]) {
      expect(await freshOffer('CA_EN', offer)).toEqual(now);
      purged.mockClear();
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      expect(purged).not.toHaveBeenCalled();
      shop.clock.advance(1_100);
      await vi.waitFor(() => expect(purged).toHaveBeenCalled(), { timeout: 6_000 });
      expect(await offerIn('CA_EN')).toEqual(then);
    }
    end();
  });

  test('[NL-04] the welcome email has a code and its last day; a returning subscriber gets the same one', async () => {
    await rules(welcome());
    await subscribe('offer@example.com');
    const first = await lastMail();
    expect(codeIn(first)).toBeDefined();
    expect(first).toContain('10% off: enter the code below');
    expect(first).toContain('September 13, 2026');
    await shop.rest('POST', `/CA_EN/V1/newsletter/unsubscribe/${await tokenOf('offer@example.com')}`);
    await subscribe('Offer@example.com', 'CA_FR');
    const again = await lastMail();
    expect(again).toContain('Votre code');
    expect(codeIn(again)).toBe(codeIn(first));
    await subscribe('other@example.com');
    expect(codeIn(await lastMail())).not.toBe(codeIn(first));
    await rules();
  });

  test('opened in a browser, the one-click address redirects to the page and ends nothing', async () => {
    await subscribe('reader@example.com', 'CA_FR');
    const token = await tokenOf('reader@example.com');
    const location = `http://shop.test/CA_FR/newsletter/unsubscribe?token=${token}`;
    expect(await shop.rest('GET', `/CA_FR/V1/newsletter/unsubscribe/${token}`)).toEqual({
      status: 303,
      body: { location },
    });
    expect((await ledger('reader@example.com')).map(({ action }) => action)).toEqual(['subscribed']);
  });

  test('an unknown token ends nothing', async () => {
    expect(await shop.rest('POST', '/V1/newsletter/unsubscribe/nothing')).toMatchObject({
      status: 404,
      body: { message: 'This is not a valid subscription.' },
    });
  });

  test('guests can be excluded; customers cannot', async () => {
    const strict = await openTestShop(await open(), {
      resolvers: [resolvers, customer],
      settings: { NEWSLETTER_GUESTS: 'no' },
    });
    expect(problemOf(await strict.graphql(SUBSCRIBE, { email: 'guest@example.com' }))).toEqual([
      'Guests can not subscribe to the newsletter. You must create an account to subscribe.',
      'graphql-authorization',
    ]);
    await strict.graphql(
      'mutation { createCustomerV2(input: { email: "eve@example.com", firstname: "Eve", lastname: "Roy", password: "Tiles-2026" }) { customer { email } } }',
    );
    const { data } = await strict.graphql(
      'mutation { generateCustomerToken(email: "eve@example.com", password: "Tiles-2026") { token } }',
    );
    const response = await strict.graphql(
      SUBSCRIBE,
      { email: 'eve@example.com' },
      { token: data.generateCustomerToken.token },
    );
    expect(response).toEqual({ data: { subscribeEmailToNewsletter: { status: 'SUBSCRIBED' } } });
    const { rows } = await sql<{
      customer_id: number;
    }>`select customer_id from newsletter_subscriber where email = 'eve@example.com'`.execute(shop.platform.db.kysely);
    expect(rows[0]?.customer_id).toBeGreaterThan(0);
  });

  test('ten attempts per hour and IP address', async () => {
    const responses = [];
    for (let count = 0; count < 12; count++)
      responses.push(await shop.graphql(SUBSCRIBE, { email: 'no' }, { ip: '203.0.113.9' }));
    expect(responses.map((response) => problemOf(response)[1])).toEqual([
      ...Array(10).fill('graphql-input'),
      'graphql-too-many-requests',
      'graphql-too-many-requests',
    ]);
  });

  test('staff see subscribers and their consent texts', async () => {
    const list = await listSubscribers(shop.platform);
    expect(list.find(({ email }) => email === 'ann@example.com')).toMatchObject({
      status: 'SUBSCRIBED',
      storeView: 'CA_FR',
      language: 'fr',
      consentVersion: CONSENT_VERSION,
      consentSource: 'footer',
    });
    expect(list.find(({ email }) => email === 'plain@example.com')).toMatchObject({
      consentVersion: null,
      consentSource: 'unknown',
    });
  });

  test('the export has unsubscribe page and one-click address of each active subscription only', async () => {
    await subscribe('issue@example.com', 'CA_FR');
    const of = async () => (await listSubscribers(shop.platform)).find(({ email }) => email === 'issue@example.com');
    const subscriber = await of();
    const token = await tokenOf('issue@example.com');
    expect(subscriber?.unsubscribePage).toBe(`http://shop.test/CA_FR/newsletter/unsubscribe?token=${token}`);
    const oneClick = /^<http:\/\/shop\.test\/rest(\/.+)>$/.exec(subscriber?.listUnsubscribe ?? '')?.[1] ?? '';
    expect((await shop.rest('POST', oneClick)).body).toEqual({ status: 'UNSUBSCRIBED' });
    expect(await of()).toMatchObject({ status: 'UNSUBSCRIBED', unsubscribePage: '', listUnsubscribe: '' });
  });

  test('staff end a subscription on request, once', async () => {
    const email = 'caller@example.com';
    await shop.graphql(SUBSCRIBE, { email }, { ip: '198.51.100.250' });
    const run = (...argv: string[]) => runStaff(shop.platform, [staff], ['subscribers', ...argv]);
    expect(await run('end', 'Caller@example.com')).toBe('Caller@example.com receives no newsletter any more.');
    expect(await run('show', email)).toMatch(/^status +UNSUBSCRIBED$/m);
    await expect(run('end', email)).rejects.toThrow(`No subscription exists for ${email}.`);
  });

  test('a customer reads own consents, and other consents of the email address only after its confirmation', async () => {
    const own = '{ customerConsents { action source text_version } }';
    startCustomers(shop.platform);
    await shop.graphql(
      'mutation { subscribeEmailToNewsletter(email: "ledger@consents.example") { status } }',
      {},
      { ip: '203.0.113.40' },
    );
    const ann = await newCustomer(shop, 'ledger@consents.example');
    expect((await ann.execute(own)).data.customerConsents).toEqual([]);
    await ann.execute('mutation { resendConfirmationEmail(email: "ledger@consents.example") }');
    await proveEmail(shop, 'ledger@consents.example');
    expect((await ann.execute(own)).data.customerConsents).toMatchObject([{ action: 'subscribed' }]);
    const bob = await newCustomer(shop, 'bob@consents.example');
    await bob.execute('mutation { subscribeEmailToNewsletter(email: "bob@consents.example") { status } }');
    expect((await bob.execute(own)).data.customerConsents).toMatchObject([{ action: 'subscribed' }]);
  });

  test('consent records are deleted three years after their end, with the address if it has no newer one', async () => {
    const end = async (email: string) => shop.rest('POST', `/CA_EN/V1/newsletter/unsubscribe/${await tokenOf(email)}`);
    const runs: (() => Promise<unknown>)[] = [];
    const add = ({ run }: { run: () => Promise<unknown> }) => void runs.push(run);
    startNewsletter({ ...shop.platform, jobs: { ...shop.platform.jobs, schedule: add } });
    const [gone, back, stays] = ['gone@three.example', 'back@three.example', 'stays@three.example'] as const;
    for (const email of [gone, back, stays]) await subscribe(email);
    await end(gone);
    await end(back);
    await subscribe(back);
    shop.clock.advance(3 * 365 * DAY_MS);
    await runs[0]?.();
    expect([(await ledger(gone)).length, (await ledger(back)).length]).toEqual([2, 3]);
    shop.clock.advance(2 * DAY_MS);
    await runs[0]?.();
    expect(await ledger(gone)).toEqual([]);
    expect((await ledger(back)).map(({ action }) => action)).toEqual(['subscribed']);
    expect((await ledger(stays)).map(({ action }) => action)).toEqual(['subscribed']);
    const saved = (await listSubscribers(shop.platform)).map(({ email }) => email);
    expect(saved).toEqual(expect.arrayContaining([back, stays]));
    expect(saved).not.toContain(gone);
  });
});
