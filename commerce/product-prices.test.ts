import { beforeAll, expect, test } from 'vitest';
import { applyDuePrices, settleCatalog } from '#commerce/merchandise/catalog/service.ts';
import { openAuthoringShop, type AuthoringShop } from '#commerce/merchandise/authoring/testing/authoring.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import type { Platform } from '#commerce/platform/context.ts';

const DAY_MS = 86_400_000;

describeWithDatabase('prices from a later moment', (open) => {
  let shop: AuthoringShop;
  beforeAll(async () => {
    shop = await openAuthoringShop(open, ['catalog:read', 'catalog:write']);
  });

  const later = (days: number): Platform => ({
    ...shop.commerce.platform,
    clock: { ...shop.commerce.platform.clock, now: () => new Date(Date.now() + days * DAY_MS) },
  });
  const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const schedule = (sku: string, price: number, startsAt: string, store = '') =>
    shop.call('POST', `${store}/V1/products/${sku}/scheduled-prices`, { schedule: { price, starts_at: startsAt } });
  const priceOf = async (sku: string): Promise<number> => (await shop.call('GET', `/V1/products/${sku}`)).body.price;
  const states = async (sku: string): Promise<string[]> =>
    (await shop.call('GET', `/V1/products/${sku}/scheduled-prices`)).body.map(({ state }: { state: string }) => state);

  test('are applied once when they are due, even by two processes at once', async () => {
    expect((await schedule('CAR', 51, dayIn(3))).status).toBe(200);
    expect((await schedule('CAR', 39, dayIn(3), '/US_EN')).status).toBe(200);
    expect(await applyDuePrices(later(0))).toBe(0);
    expect(await priceOf('CAR')).toBe(45.5);
    const counts = await Promise.all([applyDuePrices(later(4)), applyDuePrices(later(4))]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await priceOf('CAR')).toBe(51);
    expect((await shop.call('GET', '/US_EN/V1/products/CAR')).body.price).toBe(39);
    expect(await applyDuePrices(later(5))).toBe(0);
    expect(await states('CAR')).toEqual(['applied', 'applied']);
    const { body } = await shop.call('GET', '/V1/products/CAR/changes');
    expect(body).toContainEqual(
      expect.objectContaining({
        action: 'price-applied',
        who: 'pim',
        before: { 'price [CAD]': '45.50' },
        after: { 'price [CAD]': '51.00' },
      }),
    );
  });

  test('are shown to shoppers, and stay when the folder is loaded again', async () => {
    await shop.reload();
    await settleCatalog(shop.commerce.platform);
    const { products } = await shop.seen(
      '{ products(filter: { sku: { eq: "CAR" } }) { items { price_range { minimum_price { regular_price { value } } } } } }',
    );
    expect(products.items[0].price_range.minimum_price.regular_price.value).toBe(51);
  });

  test('can be canceled before, and not after', async () => {
    const { body: id } = await schedule('TRV', 99, dayIn(3));
    const cancel = () => shop.call('DELETE', `/V1/products/TRV/scheduled-prices/${id}`);
    expect((await shop.call('DELETE', `/V1/products/CAR/scheduled-prices/${id}`)).status).toBe(404);
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(404);
    expect(await applyDuePrices(later(4))).toBe(0);
    expect(await priceOf('TRV')).toBe(30);
    expect(await states('TRV')).toEqual(['canceled']);
  });

  test('must be in the future, valid, and of a product with a price of its own', async () => {
    expect((await schedule('TRV', 99, dayIn(-1))).status).toBe(400);
    expect((await schedule('TRV', -1, dayIn(3))).status).toBe(400);
    expect((await schedule('TRV', 9, 'tomorrow')).status).toBe(400);
    expect((await schedule('CAL', 9, dayIn(3))).status).toBe(400);
  });

  test('prices without tax have no price with tax, because that depends on the address', async () => {
    const { body } = await shop.call('GET', '/V1/products/SLT/tax-prices');
    expect(body[0]).toEqual({
      store_id: 1,
      currency: 'CAD',
      is_tax_included: false,
      price_excluding_tax: 28,
      price_including_tax: null,
      taxes: [],
    });
  });
});
