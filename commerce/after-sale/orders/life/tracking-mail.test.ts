import { beforeAll, expect, test } from 'vitest';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { saveOrderSettings } from '../service.ts';
import { staff } from '../staff.ts';
import { mailsAbout } from '../testing/mail-amounts.ts';
import { openShop } from '../testing/shop.ts';
import { placeOrder, readyCart } from '../testing/shopper.ts';

describeWithDatabase('tracking in the email of a shipment', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
    await saveOrderSettings(shop.platform.db.kysely, {
      cancellation: null,
      carriers: [
        {
          code: 'ups',
          name: { en: 'UPS' },
          url: { en: 'https://ups.test/{number}', fr: 'https://ups.test/fr?n={number}' },
        },
      ],
    });
  });

  const mailOf = async (store: string, ...options: string[]) => {
    const here: TestShop = {
      ...shop,
      graphql: (query, given, caller) => shop.graphql(query, given, { store, ...caller }),
    };
    const id = await readyCart(here, [['TILE', 1]]);
    const number: string = (await placeOrder(here, id)).data.placeOrder.order.order_number;
    await runStaff(shop.platform, [staff], ['order', 'ship', number, '--tracking', '1Z 9', ...options]);
    return (await mailsAbout(shop, number)).at(-1)!;
  };
  const trackingOf = async (...options: string[]): Promise<readonly string[] | null> =>
    (await mailOf('CA_EN', ...options)).text.match(/^Tracking: .*$/gm);

  test('a parcel of a known carrier has a link, another parcel only its number', async () => {
    expect(await trackingOf('--carrier', 'ups')).toEqual(['Tracking: UPS 1Z 9 · https://ups.test/1Z%209']);
    expect(await trackingOf()).toEqual([expect.stringMatching(/^Tracking: .+ 1Z 9$/)]);
  });

  test.each([
    ['CA_EN', 'https://ups.test/1Z%209'],
    ['CA_FR', 'https://ups.test/fr?n=1Z%209'],
  ])('in %s the HTML has the page of the carrier as a link', async (store, url) => {
    const { html } = await mailOf(store, '--carrier', 'ups');
    expect(html).toContain(`<a href="${url}">UPS 1Z 9</a>`);
    expect((await mailOf(store)).html).not.toContain('1Z 9</a>');
  });
});
