import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { resolvers as customers } from '#commerce/people/customer/graphql.ts';
import { customer } from '#commerce/people/customer/testing/customers.ts';
import { showrooms } from '#commerce/after-sale/orders/testing/products.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openTestShop } from '#commerce/platform/testing/test-shop.ts';
import type { TestResponse, Caller, TestShop } from '#commerce/platform/testing/test-shop.ts';
import { resolvers as showroom } from '#commerce/merchandise/showroom/graphql.ts';
import { saveShowroomVisibility, saveShowrooms } from '#commerce/merchandise/showroom/service.ts';
import { saveSwitches } from '#commerce/platform/switches/service.ts';
import type { SwitchName } from '#contract/switches.ts';
import { VISIT_CONSENT } from '#contract/reservation.ts';
import { resolvers } from './graphql.ts';
import { listVisits, startReservations } from './service.ts';

const RESERVE =
  'mutation ($input: ShowroomVisitInput!) { reserveShowroomVisit(input: $input) { number starts_at ends_at status can_change calendar showroom { code } } }';
const TIMES = 'query ($code: String!) { showroomVisitTimes(showroom_code: $code) { starts_at date is_free } }';
const VISIT = 'query ($token: String!) { showroomVisit(token: $token) { number starts_at status can_change } }';
const CANCEL = 'mutation ($token: String!) { cancelShowroomVisit(token: $token) { starts_at status can_change } }';
const MOVE =
  'mutation ($token: String!, $at: String!) { moveShowroomVisit(token: $token, starts_at: $at) { starts_at status } }';

const ANN = {
  showroom_code: 'montreal',
  topic: 'slab',
  people: 2,
  fullname: ' Ann  Roy ',
  email: 'ann@example.com',
  telephone: '+1 (514) 555-0140',
  notes: 'Green marble,\nplease.',
  consent_version: VISIT_CONSENT,
};
const HOURS = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [day, '09:00-18:00']),
);

const codesOf = ({ errors }: TestResponse) =>
  (errors ?? []).map(({ extensions }) => (extensions as { error_code?: string } | undefined)?.error_code);

/** `RACE_BUYERS=200` runs it at full size. */
const PEOPLE = Number(process.env['RACE_BUYERS'] ?? 60);

describeWithDatabase('showroom visits', (open) => {
  let shop: TestShop;
  let requests = 0;
  beforeAll(async () => {
    const database = await open();
    shop = await openTestShop(database, { resolvers: [resolvers, showroom, customers] });
    const [montreal, calgary, ...others] = showrooms.map((one) => ({
      ...one,
      hours: HOURS,
      email: `${one.code}@example.com`,
    }));
    await database.tx((db) =>
      saveShowrooms(db, [
        { ...montreal!, timeZone: 'America/Toronto', visitsAtOnce: 2 },
        { ...calgary!, timeZone: 'America/Edmonton', visitsAtOnce: 1 },
        ...others,
      ]),
    );
    startReservations(shop.platform);
  });

  const reserve = (input: Record<string, unknown>, caller: Caller = {}) => {
    requests += 1;
    return shop.graphql(
      RESERVE,
      { input: { request_id: `request-${String(requests).padStart(12, '0')}`, ...ANN, ...input } },
      { ip: `198.51.${requests >> 8}.${requests & 255}`, ...caller },
    );
  };
  const times = async (code: string): Promise<{ starts_at: string; date: string; is_free: boolean }[]> =>
    (await shop.graphql(TIMES, { code })).data.showroomVisitTimes;
  const isFree = async (code: string, at: string) =>
    (await times(code)).find(({ starts_at: start }) => start === at)?.is_free;
  const mails = async (): Promise<string[]> => {
    await shop.platform.jobs.runDue();
    const folder = join(shop.platform.settings.varDir, 'mail');
    return readdirSync(folder)
      .sort()
      .map((name) =>
        Buffer.from(
          readFileSync(join(folder, name), 'latin1')
            .replaceAll(/=\r\n/g, '')
            .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
          'latin1',
        ).toString('utf8'),
      );
  };
  const tokenIn = (mail: string): string => /visit\?token=([A-Za-z0-9]{32})/.exec(mail)?.[1] ?? '';
  const visitsOf = async (email: string) => (await listVisits(shop.platform)).filter((visit) => visit.email === email);

  test('a hidden showroom takes no visits', async () => {
    const at = (await times('calgary'))[0]!.starts_at;
    const show = (isActive: boolean) =>
      shop.platform.db.tx(async (db) => {
        const tags = await saveShowroomVisibility(db, 'calgary', { isActive, from: null, until: null });
        await shop.platform.cache.invalidate(db, tags);
      });
    await show(false);
    expect(codesOf(await shop.graphql(TIMES, { code: 'calgary' }))).toEqual(['VISIT_SHOWROOM_CODE']);
    expect(codesOf(await reserve({ showroom_code: 'calgary', starts_at: at }))).toEqual(['VISIT_SHOWROOM_CODE']);
    await show(true);
    expect(await isFree('calgary', at)).toBe(true);
  });

  test('[GN-11] times of a showroom; none at one without visits, nor in the USA', async () => {
    const offered = await times('montreal');
    expect(offered[0]).toEqual({ starts_at: '2026-06-15T15:00:00.000Z', date: '2026-06-15', is_free: true });
    expect((await times('calgary'))[0]?.starts_at).toBe('2026-06-15T15:00:00.000Z');
    expect(codesOf(await shop.graphql(TIMES, { code: 'burlington' }))).toEqual(['VISIT_SHOWROOM_CODE']);
    expect(codesOf(await shop.graphql(TIMES, { code: 'nowhere' }))).toEqual(['VISIT_SHOWROOM_CODE']);
  });

  test('[GN-11] a visit is booked, stored with its consent, and confirmed to the visitor and the showroom', async () => {
    const at = '2026-06-16T14:00:00.000Z';
    const { data } = await reserve({ starts_at: at });
    expect(data.reserveShowroomVisit).toMatchObject({
      starts_at: at,
      ends_at: '2026-06-16T15:00:00.000Z',
      status: 'BOOKED',
      can_change: true,
      showroom: { code: 'montreal' },
    });
    expect((await visitsOf('ann@example.com'))[0]).toMatchObject({
      showroom: 'montreal',
      fullname: 'Ann Roy',
      telephone: '514-555-0140',
      notes: 'Green marble,\nplease.',
      topic: 'slab',
      people: 2,
      consentVersion: VISIT_CONSENT,
      language: 'en',
      storeView: 'CA_EN',
    });
    const [visitor = '', staff = ''] = (await mails()).slice(-2);
    for (const part of [
      'To: ann@example.com',
      'Reply-To: montreal@example.com',
      'Your visit is booked',
      'Thank you, Ann.',
      'Tuesday, June 16, 2026, 10\u00a0a.m. EDT',
      'http://shop.test/showroom-reservation/visit?token=',
      'text/calendar',
    ])
      expect(visitor).toContain(part);
    expect(visitor.replaceAll(/\s/g, '')).toContain(Buffer.from('BEGIN:VCALENDAR\r\n').toString('base64').slice(0, 20));
    for (const part of [
      'To: montreal@example.com',
      'Reply-To: ann@example.com',
      'Green marble',
      '514-555-0140',
      'Des tranches',
    ])
      expect(staff).toContain(part);
    expect(staff).not.toContain('token=');
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from showroom_visit where email = 'ann@example.com'`.execute(shop.platform.db.kysely);
    expect(JSON.stringify(rows)).not.toContain(tokenIn(visitor));
  });

  test('[GN-11] a visitor in French gets emails in French', async () => {
    await reserve(
      { starts_at: '2026-06-16T15:00:00.000Z', email: 'rene@example.com', fullname: 'René Côté' },
      { store: 'CA_FR' },
    );
    const visitor = (await mails()).at(-2) ?? '';
    for (const part of [
      'Votre visite est réservée',
      'Merci, René.',
      '(Québec)',
      'mardi 16 juin 2026, 11\u00a0h HAE',
      'http://shop.test/CA_FR/showroom-reservation/visit?token=',
      'lang="fr-CA"',
    ])
      expect(visitor).toContain(part);
  });

  test('[GN-11] simultaneous bookings get as many slots as there are', async () => {
    const at = '2026-06-17T14:00:00.000Z';
    const responses = await Promise.all(
      Array.from({ length: PEOPLE }, (_, index) => reserve({ starts_at: at, email: `guest${index}@example.com` })),
    );
    expect(responses.filter(({ errors }) => !errors)).toHaveLength(2);
    expect(responses.flatMap(codesOf)).toEqual(Array.from({ length: PEOPLE - 2 }, () => 'VISIT_TIME_TAKEN'));
    expect(await isFree('montreal', at)).toBe(false);
    expect((await listVisits(shop.platform)).filter(({ startsAt }) => startsAt.toISOString() === at)).toHaveLength(2);
  });

  test('[GN-11] five simultaneous copies of a request make one visit and one email', async () => {
    const before = (await mails()).length;
    const input = {
      request_id: 'the-same-request-again',
      starts_at: '2026-06-18T14:00:00.000Z',
      email: 'twice@example.com',
    };
    const responses = await Promise.all(Array.from({ length: 5 }, () => reserve(input)));
    const again = await reserve(input);
    expect(new Set([...responses, again].map(({ data }) => data.reserveShowroomVisit?.number)).size).toBe(1);
    expect([...responses, again].flatMap(codesOf)).toEqual([]);
    expect(await visitsOf('twice@example.com')).toHaveLength(1);
    expect((await mails()).length).toBe(before + 2);
    expect(codesOf(await reserve({ ...input, starts_at: '2026-06-18T15:00:00.000Z' }))).toEqual(['VISIT_REFUSED']);
    expect(codesOf(await reserve({ ...input, request_id: 'another-request-now' }))).toEqual(['VISIT_ALREADY_BOOKED']);
  });

  test('[GN-11] missing or invalid input is reported by field, all together and in the shopper’s language', async () => {
    const wrong = {
      starts_at: 'soon',
      topic: 'weather',
      people: 0,
      fullname: ' ',
      email: 'ann@',
      telephone: '12',
      notes: 'x'.repeat(1001),
      consent_version: '',
    };
    const response = await reserve(wrong, { store: 'CA_FR' });
    expect(codesOf(response)).toEqual([
      'VISIT_STARTS_AT',
      'VISIT_TOPIC',
      'VISIT_PEOPLE',
      'VISIT_FULLNAME',
      'VISIT_EMAIL',
      'VISIT_TELEPHONE',
      'VISIT_NOTES',
      'VISIT_CONSENT_VERSION',
    ]);
    expect(response.errors?.map(({ message }) => message)).toContain('Entrez une adresse courriel valide.');
    expect(codesOf(await reserve({ starts_at: '2026-06-19T14:00:00.000Z', website: 'http://spam.example' }))).toEqual([
      'VISIT_REFUSED',
    ]);
  });

  test.each([
    ['2026-06-15T13:00:00.000Z', 'too soon'],
    ['2026-06-19T14:30:00.000Z', 'between'],
    ['2026-06-20T14:00:00.000Z', 'closed'],
    ['2026-08-19T14:00:00.000Z', 'too far ahead'],
  ])('%s is %s and cannot be booked', async (at) => {
    expect(codesOf(await reserve({ starts_at: at, email: 'late@example.com' }))).toEqual(['VISIT_TIME_TAKEN']);
  });

  test('an email address has three upcoming visits at most', async () => {
    const responses = [];
    for (const hour of [13, 14, 15, 16])
      responses.push(await reserve({ starts_at: `2026-06-22T${hour}:00:00.000Z`, email: 'often@example.com' }));
    expect(responses.map((response) => codesOf(response)[0])).toEqual([
      undefined,
      undefined,
      undefined,
      'VISIT_TOO_MANY',
    ]);
  });

  test('[GN-11] the emailed link shows the visit, moves it and cancels it; reading changes nothing', async () => {
    const [first, second] = ['2026-06-23T15:00:00.000Z', '2026-06-24T15:00:00.000Z'];
    await reserve({ showroom_code: 'calgary', starts_at: first, email: 'link@example.com' });
    const token = tokenIn((await mails()).at(-2) ?? '');
    expect((await shop.graphql(VISIT, { token })).data.showroomVisit).toMatchObject({
      starts_at: first,
      status: 'BOOKED',
      can_change: true,
    });
    expect((await visitsOf('link@example.com'))[0]?.status).toBe('BOOKED');
    expect(await isFree('calgary', first)).toBe(false);

    expect((await shop.graphql(MOVE, { token, at: second })).data.moveShowroomVisit).toEqual({
      starts_at: second,
      status: 'BOOKED',
    });
    expect([await isFree('calgary', first), await isFree('calgary', second)]).toEqual([true, false]);
    expect((await mails()).at(-2)).toContain('Your visit has a new time');
    await reserve({ showroom_code: 'calgary', starts_at: first, email: 'other@example.com' });
    expect(codesOf(await shop.graphql(MOVE, { token, at: first }))).toEqual(['VISIT_TIME_TAKEN']);

    expect((await shop.graphql(CANCEL, { token })).data.cancelShowroomVisit).toEqual({
      starts_at: second,
      status: 'CANCELLED',
      can_change: false,
    });
    const sent = (await mails()).length;
    expect((await shop.graphql(CANCEL, { token })).errors).toBeUndefined();
    expect(await mails()).toHaveLength(sent);
    expect((await mails()).at(-2)).toContain('Your visit is cancelled');
    expect(await isFree('calgary', second)).toBe(true);
    expect(codesOf(await shop.graphql(MOVE, { token, at: '2026-06-25T15:00:00.000Z' }))).toEqual(['VISIT_OVER']);
  });

  test('a customer sees visits booked while signed in, and no others; a guest is refused', async () => {
    const own = '{ customerShowroomVisits { starts_at status showroom { code } } }';
    const ann = await customer(shop, 'ann@visits.example');
    const eve = await customer(shop, 'eve@visits.example');
    const at = '2026-06-29T15:00:00.000Z';
    await reserve({ showroom_code: 'calgary', starts_at: at, email: ann.email }, { token: ann.token });
    expect((await ann.execute(own)).data.customerShowroomVisits).toEqual([
      { starts_at: at, status: 'BOOKED', showroom: { code: 'calgary' } },
    ]);
    expect((await eve.execute(own)).data.customerShowroomVisits).toEqual([]);
    expect((await shop.graphql(own)).errors?.[0]?.extensions?.category).toBe('graphql-authorization');
  });

  test('an unknown token finds nothing', async () => {
    for (const query of [VISIT, CANCEL])
      expect(codesOf(await shop.graphql(query, { token: 'nothing' }))).toEqual(['VISIT_UNKNOWN']);
  });

  test('ten bookings per hour and IP address', async () => {
    const responses = [];
    for (let count = 0; count < 11; count++)
      responses.push(await reserve({ starts_at: 'soon' }, { ip: '203.0.113.7' }));
    expect(responses.map(({ errors }) => errors?.[0]?.extensions?.category)).toEqual([
      ...Array(10).fill('graphql-input'),
      'graphql-too-many-requests',
    ]);
  });

  test('a reminder is sent a day before a visit that was not cancelled', async () => {
    await reserve({ starts_at: '2026-07-02T14:00:00.000Z', email: 'remind@example.com' });
    await reserve({ starts_at: '2026-07-02T15:00:00.000Z', email: 'gone@example.com' });
    const token = tokenIn((await mails()).at(-2) ?? '');
    await shop.graphql(CANCEL, { token });
    await mails();
    shop.clock.set('2026-07-01T15:01:00.000Z');
    const reminders = (await mails()).filter((mail) => mail.includes('See you tomorrow'));
    expect(reminders.map((mail) => /^To: (.*)\r$/m.exec(mail)?.[1])).toContain('remind@example.com');
    expect(reminders.join('')).not.toContain('gone@example.com');
  });

  test('no reminder is sent while visits are switched off', async () => {
    await reserve({ starts_at: '2026-07-09T14:00:00.000Z', email: 'off@example.com' }, { ip: '203.0.113.9' });
    await reserve({ starts_at: '2026-07-16T14:00:00.000Z', email: 'on@example.com' }, { ip: '203.0.113.9' });
    await mails();
    const { db, cache } = shop.platform;
    const switchOff = (names: readonly SwitchName[]): Promise<void> =>
      db.tx(async (tx) => cache.invalidate(tx, await saveSwitches(tx, names)));
    const remindedAt = async (moment: string): Promise<string> => {
      shop.clock.set(moment);
      return (await mails()).filter((mail) => mail.includes('See you tomorrow')).join('');
    };
    await switchOff(['reservation']);
    expect(await remindedAt('2026-07-08T14:01:00.000Z')).not.toContain('off@example.com');
    await switchOff([]);
    expect(await remindedAt('2026-07-15T14:01:00.000Z')).toContain('on@example.com');
  });
});
