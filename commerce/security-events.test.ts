import { beforeAll, expect, test } from 'vitest';
import { createCommerce } from './app.ts';
import { accept, invite, joined, newCompany } from './people/company/testing/company.ts';
import { customer } from './people/customer/testing/customers.ts';
import { join } from './people/staff/testing/people.ts';
import { createIntegration } from './merchandise/integration/service.ts';
import { isScope, SCOPES } from './merchandise/integration/scope-rules.ts';
import { CATALOGUE_SHOP } from './import/testing/catalogue-shop.ts';
import { pay, readyCart } from './after-sale/orders/testing/shopper.ts';
import { describeWithDatabase } from './platform/database/testing/database.ts';
import { createLog } from './platform/log.ts';
import { startSecurityLog } from './platform/security-log.ts';
import { fixedClock } from './platform/clock.ts';
import { testSettings } from './platform/testing/settings.ts';
import { callsTo } from './platform/testing/test-shop.ts';
import type { TestShop } from './platform/testing/test-shop.ts';

type Line = { event?: string; code?: string; scope?: string; action?: string; by?: string };

describeWithDatabase('security events', (open) => {
  const written: string[] = [];
  let shop: TestShop;
  const secrets: Record<string, string> = {};

  beforeAll(async () => {
    const log = createLog('info', { write: (line: string) => void written.push(line) });
    const commerce = await createCommerce(testSettings(), { database: await open(CATALOGUE_SHOP), log });
    shop = { ...callsTo(commerce), platform: commerce.platform, clock: fixedClock('2026-06-15T12:00:00Z') };
    await startSecurityLog(commerce.platform);
    for (const [name, scopes] of [
      ['erp', Object.keys(SCOPES)],
      ['reader', ['catalog:read']],
      ['hooks', ['webhooks']],
    ] as const)
      secrets[name] = (await createIntegration(commerce.platform, { name, scopes: scopes.filter(isScope) })) ?? '';
  });

  const during = async (work: () => Promise<unknown>): Promise<Line[]> => {
    await shop.platform.jobs.runDue();
    written.splice(0);
    await work();
    await shop.platform.jobs.runDue();
    return written.map((line) => JSON.parse(line) as Line).filter(({ event }) => event !== undefined);
  };
  const call = (method: string, path: string, token: string | undefined, body?: unknown) =>
    shop.rest(method, path, body, token === undefined ? {} : { authorization: `Bearer ${token}` });

  test('a refused call of a staff account logs the scope', async () => {
    const reader = await join(shop, 'reader@staff.example', 'read-only');
    const lines = await during(() => reader.call('DELETE', '/V1/products/SLT'));
    expect(lines).toMatchObject([{ event: 'staff-refused', scope: 'catalog:write', level: 40 }]);
  });

  test.each([
    ['GET', '/V1/orders', undefined, 'NO_TOKEN'],
    ['GET', '/V1/orders', 'x'.repeat(43), 'TOKEN'],
    ['GET', '/V1/orders', 'reader', 'SCOPE'],
    ['PUT', '/V1/products/SLT', 'reader', 'SCOPE'],
    ['GET', '/V1/customers/search', 'reader', 'SCOPE'],
    ['POST', '/V1/webhooks', 'reader', 'SCOPE'],
    ['POST', '/V1/webhooks', 'hooks', 'SCOPE'],
    ['POST', '/async/V1/products', 'reader', 'SCOPE'],
    ['GET', '/V1/bulk/1/status', 'x', 'TOKEN'],
  ])('%s %s by %s logs a rejected API request: %s', async (method, path, who, code) => {
    const token = who === undefined ? undefined : (secrets[who] ?? who);
    const lines = await during(() => call(method, path, token, method === 'GET' ? undefined : {}));
    expect(lines).toMatchObject([{ event: 'program-refused', code, level: 40, network: expect.any(String) }]);
    if (code === 'SCOPE') expect(lines).toMatchObject([{ integration: who }]);
  });

  test('logs a wrong OAuth signature as a failed sign-in', async () => {
    const lines = await during(() => shop.rest('GET', '/V1/orders', undefined, { authorization: 'OAuth x="y"' }));
    expect(lines).toMatchObject([{ event: 'sign-in-failed' }]);
  });

  test('events about tokens and webhooks of an integration name it', async () => {
    const token = () => shop.rest('POST', '/V1/integration/admin/token', { username: 'erp', password: secrets['erp'] });
    expect(await during(token)).toMatchObject([{ event: 'staff-action', action: 'token-issued', by: 'erp' }]);
    const webhook = { name: 'till', url: 'https://erp.example/hook', events: ['order.placed'] };
    const about = { by: 'erp', webhook: 'till' };
    expect(await during(() => call('POST', '/V1/webhooks', secrets['erp'], { webhook }))).toMatchObject([
      { action: 'webhook-created', ...about },
    ]);
    expect(await during(() => call('POST', '/V1/webhooks/till/replay', secrets['erp'], {}))).toMatchObject([
      { action: 'webhook-replayed', ...about },
    ]);
    expect(await during(() => call('DELETE', '/V1/webhooks/till', secrets['erp']))).toMatchObject([
      { action: 'webhook-removed', ...about },
    ]);
  });

  test('order commands name the integration that sent them', async () => {
    const cart = await readyCart(shop, [['CAR', 1]]);
    await pay(shop, cart);
    const { body } = await call('GET', '/V1/orders?searchCriteria[pageSize]=1', secrets['erp']);
    const id = body.items[0].entity_id as number;
    for (const [path, given, action] of [
      [`/V1/orders/${id}/hold`, undefined, 'order-status'],
      [`/V1/orders/${id}/unhold`, undefined, 'order-status'],
      [`/V1/orders/${id}/comments`, { statusHistory: { comment: 'Seen' } }, 'order-comment'],
    ] as const)
      expect(await during(() => call('POST', path, secrets['erp'], given))).toMatchObject([
        { event: 'staff-action', action, by: 'erp', order: expect.any(String) },
      ]);
  });

  test.each([
    [
      '{ guestOrder(input: { number: "262968045", email: "ann@example.com", lastname: "Roy" }) { number } }',
      'order-lookup-failed',
      'NAME',
    ],
    ['{ guestOrderByToken(input: { token: "262968045-x" }) { number } }', 'order-lookup-failed', 'LINK'],
    ['{ orderAfterSales(token: "262968045-x") { __typename } }', 'order-lookup-failed', 'LINK'],
    ['{ getOrderItemsByOrderNumber(ordersNumbers: ["262968045"]) { number } }', 'order-lookup-failed', 'NUMBER'],
    [
      'mutation { confirmCancelOrder(input: { order_id: "262968045", confirmation_key: "x" }) { error } }',
      'link-refused',
      'ORDER_CANCEL',
    ],
    ['{ slabHold(token: "1-xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx") { sku } }', 'link-refused', 'HOLD_UNKNOWN'],
    ['{ showroomVisit(token: "1-xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx") { number } }', 'link-refused', 'VISIT_UNKNOWN'],
  ])('logs a failed lookup or a rejected link of %s', async (query, event, code) => {
    const lines = await during(() => shop.graphql(query));
    expect(lines).toMatchObject([{ event, code, level: 40 }]);
    expect(JSON.stringify(lines)).not.toMatch(/262968045|ann@example/);
  });

  test('logs changes to members of a company and their roles', async () => {
    const boss = await newCompany(shop, 'boss@events.example');
    expect(await during(() => invite(boss, 'guest@events.example', 'buyer'))).toMatchObject([
      { event: 'company-changed', action: 'invited', role: 'buyer', subject: expect.any(String) },
    ]);
    const { data } = await boss.execute('{ company { invitations { id } } }');
    const cancel = 'mutation ($id: ID!) { cancelCompanyInvitation(id: $id) { success } }';
    expect(await during(() => boss.execute(cancel, { id: data.company.invitations[0].id }))).toMatchObject([
      { event: 'company-changed', action: 'invitation-cancelled' },
    ]);
    const lines = await during(() => joined(shop, boss, { email: 'buyer@events.example', role: 'buyer' }));
    expect(lines.map(({ event, action }) => action ?? event)).toEqual([
      'account-created',
      'sign-in',
      'invited',
      'joined',
    ]);
    const stranger = await customer(shop, 'stranger@events.example');
    expect(await during(() => accept(stranger, 'x'.repeat(43)))).toMatchObject([
      { event: 'link-refused', code: 'COMPANY_INVITATION' },
    ]);
    const people = (await boss.execute('{ company { users { items { id email } } } }')).data.company.users.items;
    const id = people.find(({ email }: { email: string }) => email === 'buyer@events.example').id;
    expect(
      await during(() =>
        boss.execute(
          'mutation ($id: ID!) { updateCompanyUser(input: { id: $id, role_id: "viewer" }) { company { id } } }',
          { id },
        ),
      ),
    ).toMatchObject([{ event: 'company-changed', action: 'changed', role: 'viewer' }]);
    expect(
      await during(() => boss.execute('mutation ($id: ID!) { deleteCompanyUser(id: $id) { success } }', { id })),
    ).toMatchObject([{ event: 'company-changed', action: 'removed' }]);
  });
});
