import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Address } from '#commerce/people/address/types.ts';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import { add, newCart } from '#commerce/after-sale/orders/testing/shopper.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { testContext } from '#commerce/platform/testing/platform.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { saveAddress } from './changes.ts';
import { changeCart, readCart } from './open-cart.ts';
import type { CartDetail } from './types.ts';

const ADDRESS: Address = {
  firstname: 'Ann',
  lastname: 'Roy',
  company: null,
  street: ['1 Main St', 'Apt 2'],
  city: 'Montréal',
  regionId: 76,
  regionCode: 'QC',
  postcode: 'H2Y 1C6',
  countryId: 'CA',
  telephone: '514-555-0101',
};

describeWithDatabase('cart contents during a change', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
  });

  const withoutIds = ({ addresses: { shipping, billing }, totals, lines }: CartDetail) => ({
    totals,
    quantities: lines.map(({ quantity }) => quantity),
    addresses: [shipping, billing].map((address) => ({ ...address, id: undefined })),
  });

  test('uses a saved address within the same change, equal to the next read', async () => {
    const context = testContext(shop.platform);
    const id = await newCart(shop);
    await add(shop, id, 'TILE', 2);
    for (const [regionCode, regionId] of [
      ['QC', 76],
      ['ON', 74],
    ] as const) {
      const address = { ...ADDRESS, regionCode, regionId };
      const during = await changeCart(context, id, async (session) => {
        await saveAddress(session, 'shipping', address, { customerNotes: 'Ring twice' });
        await saveAddress(session, 'billing', address, { isSaved: true });
        return session.price();
      });
      const after = await (await readCart(context, id)).detail();
      expect(withoutIds(during)).toEqual(withoutIds(after));
      expect(during.addresses.shipping).toMatchObject({ ...address, customerNotes: 'Ring twice', isSaved: false });
    }
  });

  test('a second pricing reads lines that changed in between', async () => {
    const context = testContext(shop.platform);
    const id = await newCart(shop);
    await add(shop, id, 'TILE', 1);
    const quantities = await changeCart(context, id, async (session) => {
      const before = await session.price();
      await sql`update cart_item set quantity = 5 where cart_id = ${session.row.id}`.execute(session.db);
      return [before, await session.price()].map(({ lines }) => lines[0]?.quantity);
    });
    expect(quantities).toEqual([1, 5]);
  });
});
