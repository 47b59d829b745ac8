import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, graphqlSync } from 'graphql';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { silentLog } from '#commerce/platform/log.ts';
import { loadSettings } from '#commerce/settings.ts';
import { VISIT_CONSENT } from '#contract/reservation.ts';
import { openCommerce } from '../open-commerce.ts';
import type { OpenCommerce } from '../port.ts';
import type { Commerce } from '../port.ts';
import { isExtra } from './extra-fields.ts';
import { withExtras } from './with-extras.ts';

const root = join(import.meta.dirname, '../../..');

test.each([
  ['query getShowroomCities{showrooms{city}}', true],
  ['mutation($input:FeedbackInput!){submitFeedback(input:$input){status}}', true],
  ['{ showrooms { city } customer { email } }', false],
  ['{ customer { email } }', false],
  ['{ ...all } fragment all on Query { showrooms { city } }', false],
  ['query a { showrooms { city } } query b { customer { email } }', false],
  ['{ showrooms', false],
  [undefined, false],
])('documents handled by the extras: %s', (query, expected) => {
  expect(isExtra(query)).toBe(expected);
});

test('each back end gets only its own documents, and no token or cookie reaches the extras', async () => {
  const upstreamResponse = { status: 200, headers: {}, body: '{}' };
  const [theirs, ours] = [vi.fn(async () => upstreamResponse), vi.fn(async () => upstreamResponse)];
  const none = { query: vi.fn(), onPurge: () => () => {} };
  const commerce = withExtras(
    { ...none, executeGraphql: theirs, handleRest: vi.fn(), health: vi.fn() } as unknown as Commerce,
    { ...none, executeGraphql: ours },
  );
  const headers = { store: 'CA_FR', authorization: 'Bearer secret', cookie: 'a=b', 'idempotency-key': 'k' };
  const call = { method: 'POST', headers, cookies: new Map(), ip: '192.0.2.7' } as never as Parameters<
    Commerce['executeGraphql']
  >[0];
  await commerce.executeGraphql({ ...call, query: '{ showrooms { city } }' });
  await commerce.executeGraphql({ ...call, query: '{ customer { email } }' });
  expect(ours.mock.calls).toEqual([
    [
      {
        method: 'POST',
        query: '{ showrooms { city } }',
        headers: { store: 'CA_FR', 'idempotency-key': 'k' },
        cookies: undefined,
        ip: '192.0.2.7',
      },
    ],
  ]);
  expect(theirs.mock.calls).toEqual([[{ ...call, query: '{ customer { email } }' }]]);
});

describe('with a plain Magento', () => {
  const schema = buildSchema(readFileSync(join(root, 'contract/magento/magento-2.4.8.graphql'), 'utf8'));
  const requested: string[] = [];
  const printed: string[] = [];
  const varDir = mkdtempSync(join(tmpdir(), 'tessera-extras-'));
  const store = { store_code: 'CA_FR', locale: 'fr_CA', default_display_currency_code: 'CAD', default_country: 'CA' };
  const availableStores = [store, { ...store, store_code: 'US_EN', locale: 'en_US', default_country: 'US' }];
  const magento = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const inUrl = new URL(request.url ?? '', 'http://magento.test').searchParams.get('query');
      // Only the store views are read by GET.
      if (inUrl === null) requested.push(body);
      const source = inUrl ?? (JSON.parse(body) as { query: string }).query;
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(graphqlSync({ schema, source, rootValue: { availableStores } })));
    });
  });
  let opened: OpenCommerce;
  beforeAll(async () => {
    await new Promise<void>((done) => void magento.listen(0, '127.0.0.1', done));
    const settings = loadSettings({
      COMMERCE_URL: `http://127.0.0.1:${(magento.address() as AddressInfo).port}`,
      EXTRAS_FOLDER: join(root, 'catalogue'),
      VAR_DIR: varDir,
    });
    const voice = {
      say: (text: string) => void printed.push(text),
      step: <T>(_: string, work: () => Promise<T>) => work(),
    };
    opened = await openCommerce({ settings, log: silentLog, voice });
  });
  afterAll(async () => {
    await opened.close();
    await new Promise<void>((done) => void magento.close(() => done()));
    rmSync(varDir, { recursive: true, force: true });
  });

  const execute = async (query: string, variables?: Record<string, unknown>) => {
    const { body } = await opened.commerce.executeGraphql({
      method: 'POST',
      query,
      variables,
      headers: { store: 'CA_FR', 'content-type': 'application/json' },
      ip: '192.0.2.7',
    });
    return JSON.parse(body.toString());
  };

  test('store views come from the Magento; showrooms of this process determine whether they take visits', () => {
    expect(opened.storeViews.list().map(({ code, prefix, takesVisits }) => [code, prefix, takesVisits])).toEqual([
      ['CA_FR', '', true],
      ['US_EN', '/US_EN', false],
    ]);
  });

  test('feedback and visits are available; features that need the catalogue or accounts are not', async () => {
    const { features } = opened.commerce;
    const lacks = await features?.lacks();
    expect(features?.table()).toMatch(/^yes {5}feedback +kept by this process, beside the back end$/m);
    expect(features?.table()).toMatch(/^yes {5}showroom visits +kept by this process/m);
    expect(lacks).not.toContain('feedback');
    expect(lacks).not.toContain('showroom visits');
    expect(lacks).toEqual(expect.arrayContaining(['visits of a customer', 'samples', 'jobs', 'quotes']));
    expect(printed.join('\n')).toMatch(/yes {5}feedback/);
  });

  test('a visit is booked and found again in French, feedback is confirmed, and the Magento receives neither', async () => {
    requested.length = 0;
    const { data } = await execute('{ showrooms { code name takes_visits } }');
    const { code } = data.showrooms.find(({ takes_visits }: { takes_visits: boolean }) => takes_visits);
    const times = await execute(
      'query($code: String!) { showroomVisitTimes(showroom_code: $code) { starts_at is_free } }',
      { code },
    );
    const { starts_at } = times.data.showroomVisitTimes.find(({ is_free }: { is_free: boolean }) => is_free);
    const input = {
      showroom_code: code,
      starts_at,
      request_id: 'extras-test-0000001',
      topic: 'floor',
      people: 2,
      fullname: 'Ann Roy',
      email: 'ann@extras.example',
      telephone: '5145550100',
      consent_version: VISIT_CONSENT,
    };
    const visit = await execute(
      'mutation($input: ShowroomVisitInput!) { reserveShowroomVisit(input: $input) { number starts_at showroom { code } } }',
      { input },
    );
    expect(visit).toMatchObject({ data: { reserveShowroomVisit: { starts_at, showroom: { code } } } });
    const feedback = {
      feedback_type: 'general_feedback',
      feedback_on: 'other',
      feedback_text: 'Beau site.',
      main_reason_visit: 'Voir',
      objective_achieved: 'yes',
      overall_experience_rate: '5',
      user_fullname: 'Ann Roy',
      user_email: 'ann@extras.example',
      user_phone: '5145550100',
    };
    const given = await execute(
      'mutation($input: FeedbackInput!) { submitFeedback(input: $input) { status message } }',
      {
        input: feedback,
      },
    );
    expect(given).toMatchObject({ data: { submitFeedback: { status: true } } });
    expect(requested).toEqual([]);
  });
});
