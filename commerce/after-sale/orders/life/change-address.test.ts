import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { resolverMaps, restRoutes } from '#commerce/modules.ts';
import { join, type Person } from '#commerce/people/staff/testing/people.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openTestShop, type TestShop } from '#commerce/platform/testing/test-shop.ts';
import { pay, readyCart } from '../testing/shopper.ts';
import { saveTestProducts } from '../testing/test-products.ts';

describeWithDatabase('changing the shipping address of an order', (open) => {
  let shop: TestShop;
  let ann: Person;
  beforeAll(async () => {
    shop = await openTestShop(await open(), { resolvers: resolverMaps, routes: restRoutes, fill: saveTestProducts });
    ann = await join(shop, 'ann@address.example', 'counter');
  });
  const newOrder = async (): Promise<string> => (await pay(shop, await readyCart(shop))).body;
  const order = async (id: string) => (await ann.call('GET', `/V1/orders/${id}`)).body;
  const shipping = async (id: string) =>
    (await order(id)).extension_attributes.shipping_assignments[0].shipping.address;
  const change = (id: string, entity: object, headers = {}) =>
    ann.call('PUT', `/V1/orders/${id}`, { entity: { address_type: 'shipping', ...entity } }, headers);

  test('street, postal code and telephone change, with the values before and after', async () => {
    const id = await newOrder();
    const { billing_address: billing, grand_total: total } = await order(id);
    const reply = await change(id, {
      street: ['9 Rue Neuve'],
      city: 'Québec',
      postcode: 'g1r2b5',
      telephone: '418-555-0100',
    });
    expect(reply).toMatchObject({ status: 200, body: { city: 'Québec', postcode: 'G1R 2B5', firstname: 'Ann' } });
    expect(await shipping(id)).toMatchObject({ street: ['9 Rue Neuve'], region_code: 'QC', telephone: '418-555-0100' });
    const after = await order(id);
    expect([after.grand_total, after.billing_address, after.extension_attributes.version]).toEqual([total, billing, 1]);
    const { body: changes } = await ann.call('GET', `/V1/orders/${id}/changes`);
    expect(changes[0]).toMatchObject({
      who: 'ann@address.example',
      action: 'order-address',
      before: { address: { street: ['1 Main St'], city: 'Montréal' } },
      after: { address: { street: ['9 Rue Neuve'], city: 'Québec' } },
    });
  });

  test('the same address again writes nothing', async () => {
    const id = await newOrder();
    expect((await change(id, {})).status).toBe(200);
    expect((await order(id)).extension_attributes.version).toBe(0);
  });

  test.each([
    [{ postcode: '1' }, 'ADDRESS_POSTCODE_INVALID'],
    [{ postcode: 'V5K 0A1' }, 'ADDRESS_POSTCODE_REGION'],
    [{ telephone: 'call me' }, 'ADDRESS_TELEPHONE_INVALID'],
    [{ country_id: 'XX' }, 'ADDRESS_COUNTRY_INVALID'],
    [{ region: 'ON', city: 'Toronto', postcode: 'M5V 2T6' }, 'ADDRESS_TAX_DIFFERS'],
    [{ address_type: 'billing' }, 'ADDRESS_BILLING'],
  ])('%j is refused with %s and changes nothing', async (entity, code) => {
    const id = await newOrder();
    expect(await change(id, entity)).toMatchObject({ status: 400, body: { error_code: code } });
    expect(await shipping(id)).toMatchObject({ postcode: 'H2Y 1C6', region_code: 'QC' });
  });

  test('several problems are listed with the code of each', async () => {
    const id = await newOrder();
    const { body } = await change(id, { city: '', telephone: 'x' });
    expect(body.errors.map(({ error_code: code }: { error_code: string }) => code)).toEqual([
      'ADDRESS_CITY_REQUIRED',
      'ADDRESS_TELEPHONE_INVALID',
    ]);
  });

  test('another shipping price is refused', async () => {
    const id = await newOrder();
    const { kysely } = shop.platform.db;
    await sql`insert into shipping_zone (country_id, region_code, first_postcode, last_postcode, zone)
      values ('CA', 'QC', 'J0M', 'J0M9Z9', 'far')`.execute(kysely);
    await sql`insert into shipping_rate (zone, carrier_code, currency, over_grams, up_to_grams, base_amount, per_kilogram_amount)
      values ('far', 'flatrate', 'CAD', 0, null, 99999, 0)`.execute(kysely);
    expect(await change(id, { city: 'Kuujjuaq', postcode: 'J0M 1C0' })).toMatchObject({
      body: { error_code: 'ADDRESS_SHIPPING_DIFFERS' },
    });
  });

  test('an order that has shipped, is picked up or is canceled keeps its address', async () => {
    const [shipped, picked, canceled] = [await newOrder(), await newOrder(), await newOrder()];
    await ann.call('POST', `/V1/order/${shipped}/ship`, {});
    await sql`update sales_order set is_pickup = true where number = ${picked}`.execute(shop.platform.db.kysely);
    await sql`update sales_order set status = 'canceled' where number = ${canceled}`.execute(shop.platform.db.kysely);
    const codes = [];
    for (const id of [shipped, picked, canceled]) codes.push((await change(id, { city: 'Laval' })).body.error_code);
    expect(codes).toEqual(['ADDRESS_SHIPPED', 'ADDRESS_NO_DELIVERY', 'ADDRESS_ORDER_ENDED']);
  });

  test('a change based on an earlier version is refused', async () => {
    const id = await newOrder();
    const match = { 'if-match': '"0"' };
    expect((await change(id, { city: 'Laval', postcode: 'H7A 1A1' }, match)).status).toBe(200);
    expect((await change(id, { city: 'Longueuil' }, match)).status).toBe(412);
    expect((await shipping(id)).city).toBe('Laval');
  });
});
