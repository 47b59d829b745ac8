import { beforeAll, expect, test } from 'vitest';
import {
  COUNTER_HEADER,
  mayChangeField,
  PROOF_NEEDED,
  ROLE_NAMES,
  roleMay,
  ROLES,
  type Role,
} from '#contract/staff-roles.ts';
import { saveTestProducts } from './after-sale/orders/testing/test-products.ts';
import { FRESH_RESOURCES, STAFF_RESOURCES } from './rest-access-rules.ts';
import { resolverMaps, restRoutes } from './modules.ts';
import { join, type Person } from './people/staff/testing/people.ts';
import { describeWithDatabase } from './platform/database/testing/database.ts';
import { openTestShop, type RestReply, type TestShop } from './platform/testing/test-shop.ts';

/** Account 9 does not exist, so ending its sessions does not sign out the owner, account 1. */
const methodAndPath = (resource: string): [string, string] => {
  const [method = '', path = ''] = resource.split(' ');
  return [method, path.replaceAll(/:\w+/g, path.endsWith('/sessions') ? '9' : '1')];
};

const call = (person: Person, resource: string, headers?: Record<string, string>): Promise<RestReply> => {
  const [method, path] = methodAndPath(resource);
  return person.call(method, path, method === 'GET' ? undefined : {}, headers);
};

const isRefused = ({ status }: RestReply): boolean => status === 401 || status === 403;

/** Ends the session of the request. */
const ENDS_SESSION = ['DELETE /V1/counter/session', 'DELETE /V1/counter/sessions'];

test('every administration route requires the scope of its access rule', () => {
  const scopes = restRoutes.flatMap(({ method, path, later }) =>
    later ? [[`${method} ${path}`, later.scope] as const] : [],
  );
  expect(scopes.length).toBeGreaterThan(90);
  expect(scopes.filter(([resource, scope]) => STAFF_RESOURCES.get(resource) !== scope)).toEqual([]);
});

describeWithDatabase('roles of staff', (open) => {
  let shop: TestShop;
  const people = new Map<Role, Person>();
  beforeAll(async () => {
    shop = await openTestShop(await open(), {
      resolvers: resolverMaps,
      routes: restRoutes,
      fill: saveTestProducts,
      settings: { RATE_LIMITS: 'off' },
    });
    for (const role of ROLE_NAMES) people.set(role, await join(shop, `${role}@staff.example`, role));
  });

  test.each(ROLE_NAMES)('%s may use exactly the operations of the role', async (role) => {
    const person = people.get(role)!;
    const wrong: string[] = [];
    for (const [resource, access] of STAFF_RESOURCES) {
      if (ENDS_SESSION.includes(resource)) continue;
      const may = access === 'staff' || (access !== 'program' && roleMay(role, access));
      const reply = await call(person, resource);
      // A missing code is reported as a missing field, not as a missing permission.
      if (isRefused(reply) === may) wrong.push(`${resource}: ${reply.status} ${JSON.stringify(reply.body)}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each(ROLE_NAMES)('%s may change exactly the fields of a product that the role has', async (role) => {
    const changes: readonly (readonly [field: string, product: object])[] = [
      ['name', { name: 'Other name' }],
      ['description', { custom_attributes: [{ attribute_code: 'description', value: 'Text' }] }],
      ['meta_title', { custom_attributes: [{ attribute_code: 'meta_title', value: 'Text' }] }],
      ['price', { price: 12 }],
      ['special_price', { custom_attributes: [{ attribute_code: 'special_price', value: 9 }] }],
      ['status', { status: 1 }],
      ['visibility', { visibility: 4 }],
      ['tax_class', { custom_attributes: [{ attribute_code: 'tax_class_id', value: '2' }] }],
      ['weight', { weight: 1 }],
      ['quantity', { extension_attributes: { stock_item: { qty: 500 } } }],
    ];
    const sku = await shop.platform.db.kysely
      .selectFrom('product')
      .select('sku')
      .where('type', '=', 'simple')
      .executeTakeFirstOrThrow();
    const path = `/V1/products/${encodeURIComponent(sku.sku)}`;
    const wrong: string[] = [];
    for (const [field, product] of changes) {
      const reply = await people.get(role)!.call('PUT', path, { product: { ...product } });
      if (isRefused(reply) === mayChangeField(ROLES[role], field))
        wrong.push(`${field}: ${reply.status} ${JSON.stringify(reply.body)}`);
    }
    expect(wrong).toEqual([]);
    // An unknown SKU would be a new product.
    const made = await people.get(role)!.call('PUT', '/V1/products/NEW-ONE', { product: { name: 'New' } });
    expect(isRefused(made)).toBe(!roleMay(role, 'catalog:write'));
  });

  test('roles, refunds and price overrides need a code of the last five minutes, and nothing else does', async () => {
    const owner = people.get('owner')!;
    const before = shop.clock.now();
    shop.clock.set(new Date(before.getTime() + 5 * 60_000).toISOString());
    const asked: string[] = [];
    for (const resource of STAFF_RESOURCES.keys()) {
      if (ENDS_SESSION.includes(resource)) continue;
      const { status, body } = await call(owner, resource);
      if (status === 403 && body.error_code === PROOF_NEEDED) asked.push(resource);
    }
    shop.clock.set(before.toISOString());
    expect(asked.sort()).toEqual([...FRESH_RESOURCES].sort());
  });

  test('the cookie alone grants no access, because other sites cannot send the header', async () => {
    const owner = people.get('owner')!;
    const let_in: string[] = [];
    for (const resource of STAFF_RESOURCES.keys()) {
      const [method, path] = methodAndPath(resource);
      const { status } = await shop.rest(method, path, method === 'GET' ? undefined : {}, {}, owner.email);
      if (status !== 401) let_in.push(`${resource}: ${status}`);
    }
    expect(let_in).toEqual([]);
    expect((await owner.call('GET', '/V1/counter/session')).body.role).toBe('owner');
  });

  test('a session grants no access with an invalid token, and none to asynchronous requests', async () => {
    const owner = people.get('owner')!;
    const withToken = await owner.call('GET', '/V1/modules', undefined, { authorization: 'Bearer x' });
    expect(withToken.status).toBe(401);
    const later = await shop.rest('POST', '/async/V1/products', {}, { [COUNTER_HEADER]: '1' }, owner.email);
    expect(later.status).toBeGreaterThanOrEqual(400);
  });
});
