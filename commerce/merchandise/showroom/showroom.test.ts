import { beforeAll, expect, test } from 'vitest';
import { showrooms } from '#commerce/after-sale/orders/testing/products.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openTestShop } from '#commerce/platform/testing/test-shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { resolvers } from './graphql.ts';
import { saveShowrooms } from './service.ts';

describeWithDatabase('showrooms', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    const database = await open();
    shop = await openTestShop(database, { resolvers: [resolvers] });
    await database.tx((db) => saveShowrooms(db, showrooms));
  });

  test.each([
    ['CA_EN', 'CA'],
    ['US_EN', 'US'],
  ] as const)('those of its country stand in the store view %s', async (store, country) => {
    const { data } = await shop.graphql('{ showrooms { code name city country_id } }', {}, { store });
    expect(data.showrooms.map(({ code }: { code: string }) => code)).toEqual(
      showrooms.filter((showroom) => showroom.country === country).map(({ code }) => code),
    );
    for (const showroom of data.showrooms)
      expect(showroom).toMatchObject({
        country_id: country,
        city: expect.stringMatching(/\S/),
        name: expect.stringMatching(/\S/),
      });
  });
});
