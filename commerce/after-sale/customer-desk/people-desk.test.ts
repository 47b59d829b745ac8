import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { VISIT_CONSENT } from '#contract/reservation.ts';
import { showrooms } from '#commerce/after-sale/orders/testing/products.ts';
import { saveTestProducts } from '#commerce/after-sale/orders/testing/test-products.ts';
import { warmCatalog } from '#commerce/merchandise/catalog/service.ts';
import { saveReviews } from '#commerce/merchandise/reviews/service.ts';
import { saveShowrooms } from '#commerce/merchandise/showroom/service.ts';
import { resolverMaps, restRoutes } from '#commerce/modules.ts';
import { applicationFiles } from '#commerce/people/careers/files.ts';
import { customer, mailsTo } from '#commerce/people/customer/testing/customers.ts';
import { startReservations } from '#commerce/people/reservation/service.ts';
import { join, type Person } from '#commerce/people/staff/testing/people.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openTestShop, type TestShop } from '#commerce/platform/testing/test-shop.ts';
import { tradeFiles } from '#commerce/sale/trade/files.ts';
import { saveTradeRule } from '#commerce/sale/trade/service.ts';

const HOURS = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [day, '09:00-18:00']),
);

describeWithDatabase('people who write, apply and visit', (open) => {
  let shop: TestShop;
  let bea: Person;
  let cam: Person;
  let rob: Person;
  beforeAll(async () => {
    shop = await openTestShop(await open(), {
      resolvers: resolverMaps,
      routes: restRoutes,
      fill: async (db) => {
        await saveTestProducts(db);
        await saveTradeRule(db, { groupId: 2 });
        await saveShowrooms(
          db,
          showrooms.map((one) => ({ ...one, hours: HOURS, timeZone: 'America/Toronto', visitsAtOnce: 1 })),
        );
      },
      settings: { RATE_LIMITS: 'off' },
    });
    await warmCatalog(shop.platform);
    startReservations(shop.platform);
    bea = await join(shop, 'bea@shop.example', 'counter');
    cam = await join(shop, 'cam@shop.example', 'content');
    rob = await join(shop, 'rob@shop.example', 'read-only');
  });

  const run = (statement: ReturnType<typeof sql>) => statement.execute(shop.platform.db.kysely);
  const list = async (path: string, filters: Readonly<Record<string, string>> = {}, by = bea) => {
    const query = Object.entries(filters)
      .map(([field, value], group) => {
        const at = `searchCriteria[filter_groups][${group}][filters][0]`;
        return `${at}[field]=${field}&${at}[value]=${encodeURIComponent(value)}`;
      })
      .join('&');
    const { body } = await by.call('GET', `${path}?${query || 'searchCriteria'}`);
    return body.items as Record<string, unknown>[];
  };
  const changesOf = async (subject: string) => {
    const { rows } = await sql<{ who: string; action: string }>`
      select who, action from staff_change where subject = ${subject} order by id`.execute(shop.platform.db.kysely);
    return rows;
  };

  test('a message is replied to in its language, and the reply is shown with it', async () => {
    await shop.graphql(
      `mutation { contactUs(input: { name: "Léa Roy", email: "lea@people.example", comment: "Coupez-vous le marbre?" }) { status } }`,
      {},
      { store: 'CA_FR' },
    );
    const [message] = await list('/V1/messages', { state: 'new' });
    const before = (await mailsTo(shop, 'lea@people.example')).length;
    const path = `/V1/messages/${String(message?.['id'])}`;
    expect((await bea.call('POST', `${path}/reply`, { reply: ' ' })).body.error_code).toBe('REPLY_INVALID');
    expect((await rob.call('POST', `${path}/reply`, { reply: 'Oui.' })).status).toBe(401);
    expect((await bea.call('POST', `${path}/reply`, { reply: 'Oui. <b>Bien</b>' })).body).toBe(true);
    const mail = (await mailsTo(shop, 'lea@people.example'))[before] ?? '';
    expect(mail).toMatch(/R=C3=A9ponse|Réponse/);
    expect(mail).not.toContain('<b>Bien</b></');
    expect(await list('/V1/messages', { state: 'answered' })).toMatchObject([
      { name: 'Léa Roy', replies: [{ who: bea.email, reply: 'Oui. <b>Bien</b>' }] },
    ]);
    expect((await bea.call('POST', `${path}/state`, { state: 'spam' })).body).toBe(true);
    expect(await list('/V1/messages', { state: 'new' })).toEqual([]);
    expect((await changesOf(`message ${String(message?.['id'])}`)).map(({ who }) => who)).toEqual([
      bea.email,
      bea.email,
    ]);
  });

  test('feedback without an email address cannot be replied to, and is closed', async () => {
    await run(sql`insert into feedback (store_view_id, language, feedback_type, feedback_text, user_fullname, user_email, user_phone, sent_at)
      values (1, 'en', 'website', 'Nice', 'Al', 'al@people.example', '', now()), (1, 'en', 'website', 'Bad', '', '', '', now())`);
    const all = await list('/V1/feedback', { state: 'new' });
    const idOf = (text: string) => String(all.find((one) => one['feedback_text'] === text)?.['id']);
    const reply = (id: string) => bea.call('POST', `/V1/feedback/${id}/reply`, { reply: 'Thank you' });
    expect((await reply(idOf('Bad'))).body.error_code).toBe('NO_EMAIL');
    expect((await reply(idOf('Nice'))).body).toBe(true);
    expect(await mailsTo(shop, 'al@people.example')).toHaveLength(1);
    await bea.call('POST', `/V1/feedback/${idOf('Bad')}/state`, { state: 'closed' });
    expect(await list('/V1/feedback', { state: 'new' })).toEqual([]);
  });

  test('files and decisions on applications for jobs', async () => {
    await applicationFiles.store(shop.platform.settings.varDir, 'stored-cv', Buffer.from('%PDF-cv'));
    await run(sql`insert into job_application (request_id, store_view_id, language, name, email, experience, sent_at)
      values ('job-request-1', 1, 'en', 'Jo', 'jo@people.example', 'none', now())`);
    await run(sql`insert into job_file (token_hash, application_id, kind, name, type, bytes, stored_as, uploaded_at)
      select '\\x01', id, 'cv', 'jo.pdf', 'pdf', 7, 'stored-cv', now() from job_application`);
    const [application] = await list('/V1/jobApplications', { state: 'new' });
    const path = `/V1/jobApplications/${String(application?.['id'])}`;
    expect(application?.['files']).toEqual([{ kind: 'cv', name: 'jo.pdf', type: 'pdf' }]);
    expect((await rob.call('GET', `${path}/files/cv`)).status).toBe(401);
    const { body: file } = await bea.call('GET', `${path}/files/cv`);
    expect([file.name, Buffer.from(file.base64_encoded_data, 'base64').toString()]).toEqual(['jo.pdf', '%PDF-cv']);
    expect((await bea.call('POST', `${path}/state`, { state: 'refused' })).body).toBe(true);
    expect((await bea.call('DELETE', path)).body).toBe(true);
    expect((await bea.call('GET', `${path}/files/cv`)).status).toBe(404);
    await expect(applicationFiles.read(shop.platform.settings.varDir, 'stored-cv')).rejects.toThrow('ENOENT');
  });

  test('a trade application is approved once, with its document for staff only', async () => {
    const by = await customer(shop, 'pro@people.example');
    await tradeFiles.store(shop.platform.settings.varDir, 'stored-licence', Buffer.from('%PDF-licence'));
    await run(sql`insert into trade_application (customer_id, store_view_id, company, licence, telephone, sent_at)
      select customer_id, 1, 'Béton Nord', 'RBQ 1', '514-555-0101', now() from customer_contact where email = ${by.email}`);
    await run(sql`insert into trade_document (token_hash, application_id, name, type, bytes, stored_as, uploaded_at)
      select '\\x02', id, 'licence.pdf', 'pdf', 12, 'stored-licence', now() from trade_application`);
    const [application] = await list('/V1/tradeApplications', { state: 'pending' });
    expect(application).toMatchObject({ company: 'Béton Nord', email: by.email, files: ['licence.pdf'] });
    const path = `/V1/tradeApplications/${String(application?.['id'])}`;
    const { body: file } = await bea.call('GET', `${path}/files/0`);
    expect(Buffer.from(file.base64_encoded_data, 'base64').toString()).toBe('%PDF-licence');
    expect((await rob.call('GET', `${path}/files/0`)).status).toBe(401);
    expect((await shop.rest('GET', `${path}/files/0`, undefined, by.headers)).status).toBe(401);
    expect((await bea.call('POST', `${path}/decline`, {})).body.error_code).toBe('REASON_REQUIRED');
    expect((await bea.call('POST', `${path}/approve`, {})).body).toBe(true);
    expect((await bea.call('POST', `${path}/approve`, {})).body.error_code).toBe('DECIDED_ALREADY');
    expect((await shop.rest('GET', '/V1/customers/me', undefined, by.headers)).body.group_id).toBe(2);
    const [company] = await list('/V1/company', { search: 'béton' });
    expect(company).toMatchObject({ name: 'Béton Nord', people: 1, administrators: by.email, credits: [] });
    const limit = (amount: string, person = bea) =>
      person.call('PUT', `/V1/company/${String(company?.['number'])}/credit`, { currency: 'CAD', amount, days: 45 });
    expect((await limit('much')).body.error_code).toBe('CREDIT_INVALID');
    expect((await limit('75000', rob)).status).toBe(401);
    expect((await limit('75000')).body).toBe(true);
    expect((await list('/V1/company'))[0]?.['credits']).toEqual([{ currency: 'CAD', limit: 75000, used: 0, days: 45 }]);
    expect((await changesOf(`trade-application ${String(application?.['id'])}`)).map(({ action }) => action)).toEqual([
      'application-approved',
    ]);
  });

  test('a tax certificate is declined with the reason in the email', async () => {
    const by = await customer(shop, 'exempt@people.example');
    await run(sql`insert into tax_certificate (customer_id, store_view_id, number, country_id, region_code, valid_until, sent_at)
      select customer_id, 1, 'EX-1', 'US', 'NY', '2030-01-01', now() from customer_contact where email = ${by.email}`);
    const [certificate] = await list('/V1/taxCertificates', { state: 'pending' });
    expect(certificate).toMatchObject({ number: 'EX-1', region_code: 'NY', valid_until: '2030-01-01' });
    const path = `/V1/taxCertificates/${String(certificate?.['id'])}/decline`;
    expect((await bea.call('POST', path, { reason: 'Unreadable scan' })).body).toBe(true);
    expect((await mailsTo(shop, by.email)).at(-1)).toContain('Unreadable scan');
    expect(await list('/V1/taxCertificates', { state: 'declined' })).toMatchObject([{ reason: 'Unreadable scan' }]);
  });

  test('reviews are approved and rejected by those who may change content', async () => {
    await shop.platform.db.tx((db) =>
      saveReviews(
        db,
        {
          guestsMayWrite: true,
          criteria: [{ code: 'quality', labels: { en: 'Quality', fr: 'Qualité' } }],
          samples: [],
        },
        new Map(),
      ),
    );
    await run(sql`insert into product_review (product_id, sku, store_view_id, language, nickname, summary, text, average, stars, status, is_verified, is_sample, written_at)
      select product_id, 'TILE', 1, 'en', 'Al', 'Good', 'Very good tile', 80, 4, 'pending', false, false, now() from findable_product where sku = 'TILE'`);
    const [review] = await list('/V1/reviews', { status: 'pending' });
    const path = `/V1/reviews/${String(review?.['id'])}`;
    expect((await bea.call('POST', `${path}/approve`, {})).status).toBe(401);
    expect((await cam.call('POST', `${path}/approve`, {})).body).toBe(true);
    expect(await list('/V1/reviews', { status: 'approved' })).toMatchObject([{ sku: 'TILE', summary: 'Good' }]);
    expect((await cam.call('POST', `${path}/reject`, {})).body).toBe(true);
    expect(await changesOf(`review ${String(review?.['id'])}`)).toHaveLength(2);
  });

  test('a subscriber is found, unsubscribed, and no longer exported', async () => {
    for (const email of ['one@people.example', 'two@people.example'])
      await shop.graphql(`mutation { subscribeEmailToNewsletter(email: "${email}") { status } }`);
    const [one] = await list('/V1/newsletter/subscribers', { search: 'ONE@' });
    expect(one).toMatchObject({ email: 'one@people.example', status: 'SUBSCRIBED' });
    expect((await bea.call('POST', `/V1/newsletter/subscribers/${String(one?.['id'])}/unsubscribe`, {})).body).toBe(
      true,
    );
    const { body } = await bea.call('GET', '/V1/newsletter/subscribers/csv');
    expect(body.csv).toContain('two@people.example');
    expect(body.csv).not.toContain('one@people.example');
    expect((await rob.call('GET', '/V1/newsletter/subscribers/csv')).status).toBe(401);
  });

  test('a visit is moved, cancelled and marked; the visitor gets an email with a link that works', async () => {
    const { data } = await shop.graphql('{ showroomVisitTimes(showroom_code: "montreal") { starts_at is_free } }');
    const [first, second] = data.showroomVisitTimes as { starts_at: string }[];
    const input = {
      request_id: 'request-000000000001',
      showroom_code: 'montreal',
      topic: 'slab',
      people: 2,
      fullname: 'Ann Roy',
      email: 'visit@people.example',
      telephone: '+1 (514) 555-0140',
      consent_version: VISIT_CONSENT,
      starts_at: first?.starts_at,
    };
    await shop.graphql(
      'mutation ($input: ShowroomVisitInput!) { reserveShowroomVisit(input: $input) { number } }',
      { input },
      { store: 'CA_FR' },
    );
    const [visit] = await list('/V1/visits', { showroom: 'montreal' });
    const path = `/V1/visits/${String(visit?.['id'])}`;
    // At 9 p.m. in Montréal it is the next day in UTC.
    const number = Number(visit?.['id']);
    await run(sql`update showroom_visit set starts_at = '2026-06-20T01:00:00Z' where id = ${number}`);
    expect(await list('/V1/visits', { day: '2026-06-19' })).toHaveLength(1);
    expect(await list('/V1/visits', { day: '2026-06-20' })).toEqual([]);
    await run(sql`update showroom_visit set starts_at = ${first?.starts_at} where id = ${number}`);
    const { body: showrooms } = await bea.call('GET', '/V1/visits/showrooms');
    expect(showrooms).toContainEqual({ code: 'montreal', name: expect.any(String), time_zone: 'America/Toronto' });
    const { body: free } = await bea.call('GET', '/V1/visits/times/montreal');
    expect(free.map((one: { starts_at: string }) => one.starts_at)).not.toContain(first?.starts_at);
    expect((await bea.call('POST', `${path}/move`, { starts_at: second?.starts_at })).body).toBe(true);
    expect((await bea.call('POST', `${path}/move`, { starts_at: '2026-06-14T12:00:00Z' })).body.error_code).toBe(
      'VISIT_TIME_TAKEN',
    );
    const tokens = (await mailsTo(shop, 'visit@people.example')).flatMap((mail) =>
      [...mail.matchAll(/token=([A-Za-z0-9]{32})/g)].map(([, token = '']) => token),
    );
    const found = await Promise.all(
      [...new Set(tokens)].map(
        async (token) => (await shop.graphql(`{ showroomVisit(token: "${token}") { starts_at } }`)).data.showroomVisit,
      ),
    );
    expect([found.length, found.filter(Boolean)]).toEqual([2, [{ starts_at: second?.starts_at }]]);
    expect((await bea.call('POST', `${path}/came`, { came: true })).body).toBe(true);
    expect((await list('/V1/visits'))[0]?.['came_at']).toBeTruthy();
    expect((await bea.call('POST', `${path}/cancel`, {})).body).toBe(true);
    expect((await list('/V1/visits', { status: 'CANCELLED' })).map(({ id }) => id)).toEqual([visit?.['id']]);
    expect((await changesOf(`visit ${String(visit?.['id'])}`)).map(({ action }) => action)).toEqual([
      'visit-moved',
      'visit-came',
      'visit-cancelled',
    ]);
  });
});
