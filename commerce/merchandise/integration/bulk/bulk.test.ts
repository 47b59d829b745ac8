import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openAuthoringShop, type AuthoringShop } from '#commerce/merchandise/authoring/testing/authoring.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';

describeWithDatabase('calls to be done later', (open) => {
  let shop: AuthoringShop;
  beforeAll(async () => {
    shop = await openAuthoringShop(open, ['catalog:read', 'catalog:write', 'content:write']);
  });
  const call: AuthoringShop['call'] = (...given) => shop.call(...given);
  const work = () => shop.commerce.platform.jobs.runDue();
  const statuses = async (uuid: string) =>
    (await call('GET', `/V1/bulk/${uuid}/status`)).body.operations_list.map(({ status }: { status: number }) => status);

  test('a call is accepted, run by the queue, and its result can be read', async () => {
    const product = { name: 'Later Slate' };
    const { status, body } = await call('PUT', '/CA_FR/async/V1/products/SLT', { product });
    expect([status, body]).toEqual([
      202,
      {
        bulk_uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        request_items: [{ id: 0, data_hash: null, status: 'accepted' }],
        errors: false,
      },
    ]);
    expect(await statuses(body.bulk_uuid)).toEqual([4]);
    expect((await call('GET', '/CA_FR/V1/products/SLT')).body.name).toBe('Ardoise Saguenay');
    await work();
    expect(await statuses(body.bulk_uuid)).toEqual([1]);
    expect((await call('GET', '/CA_FR/V1/products/SLT')).body.name).toBe('Later Slate');
    expect((await call('GET', '/V1/products/SLT')).body.name).toBe('Saguenay Slate');
    expect((await call('GET', `/V1/bulk/${body.bulk_uuid}/operation-status/1`)).body).toBe(1);
  });

  test('calls run one by one: a failure does not stop the others', async () => {
    const lines = [
      { product: { sku: 'CAR', price: 48 } },
      { product: { sku: 'NOTHING-HERE', name: '' } },
      { sku: 'TRV', product: { price: 31 } },
    ];
    const { body } = await call('PUT', '/async/bulk/V1/products/bySku', lines);
    expect(body.request_items).toHaveLength(3);
    await work();
    const detail = (await call('GET', `/V1/bulk/${body.bulk_uuid}/detailed-status`)).body;
    expect(detail.operations_list).toMatchObject([
      { status: 1, serialized_data: null },
      { status: 3, error_code: 400, result_message: expect.stringContaining('"price"') },
      { status: 1 },
    ]);
    expect((await call('GET', '/V1/products/TRV')).body.price).toBe(31);
    expect((await call('GET', `/V1/bulk/${body.bulk_uuid}/operation-status/3`)).body).toBe(1);
  });

  test('a call is not run twice after a crash, but retried if it had not been applied', async () => {
    const block = { identifier: 'once', title: 'Once', content: 'x' };
    const { body } = await call('POST', '/async/V1/cmsBlock', { block });
    const { kysely } = shop.commerce.platform.db;
    const lost = async () => {
      await work();
      // As after a crash between the work and its record.
      await sql`update job set done_at = null, payload = ${JSON.stringify({ uuid: body.bulk_uuid, place: 0 })}::jsonb where kind = 'bulk-operation' and id = (select max(id) from job where kind = 'bulk-operation')`.execute(
        kysely,
      );
      await sql`update bulk_operation set status = 4, body = ${JSON.stringify({ block })}::jsonb where bulk_uuid = ${body.bulk_uuid}`.execute(
        kysely,
      );
    };
    await lost();
    await work();
    expect(await statuses(body.bulk_uuid)).toEqual([1]);
    await lost();
    await sql`update bulk_operation set applied_at = null where bulk_uuid = ${body.bulk_uuid}`.execute(kysely);
    await work();
    // The repeated call fails because the identifier exists.
    expect(await statuses(body.bulk_uuid)).toEqual([3]);
  });

  test('the scope is checked at once and again later, and each integration sees its own calls only', async () => {
    const reader = await shop.program('reader', ['catalog:read']);
    const product = { price: 1 };
    expect((await call('PUT', '/async/V1/products/SLT', { product }, reader)).status).toBe(401);
    expect((await shop.rest('PUT', '/async/V1/products/SLT', { product })).status).toBe(401);
    expect((await call('GET', '/async/V1/products/SLT')).status).toBe(404);
    expect((await shop.rest('POST', '/async/V1/guest-carts')).status).toBe(404);
    expect((await call('POST', '/async/bulk/V1/products', {})).status).toBe(400);
    expect(
      (
        await call(
          'POST',
          '/async/bulk/V1/products',
          Array.from({ length: 1001 }, () => ({})),
        )
      ).status,
    ).toBe(400);
    expect((await call('PUT', '/async/bulk/V1/products/bySku', [{ product }])).status).toBe(400);
    const { body } = await call('PUT', '/async/V1/products/SLT', { product });
    expect((await call('GET', `/V1/bulk/${body.bulk_uuid}/status`, undefined, reader)).status).toBe(404);
    expect((await shop.rest('GET', `/V1/bulk/${body.bulk_uuid}/status`)).status).toBe(401);
    expect((await call('GET', '/V1/bulk/nothing/status')).status).toBe(404);
    expect((await call('GET', `/V1/bulk/${body.bulk_uuid}/operation-status/9`)).status).toBe(400);
    await sql`update integration set revoked_at = now() where name = 'pim'`.execute(shop.commerce.platform.db.kysely);
    await work();
    await sql`update integration set revoked_at = null where name = 'pim'`.execute(shop.commerce.platform.db.kysely);
    expect(await statuses(body.bulk_uuid)).toEqual([3]);
    expect((await call('GET', '/V1/products/SLT')).body.price).not.toBe(1);
  });
});
