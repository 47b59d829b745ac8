import { beforeAll, expect, test } from 'vitest';
import { attemptsOf, ordersOf } from '#commerce/after-sale/orders/testing/books.ts';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { placeOrder, readCart, readyCart, setPayment } from '#commerce/after-sale/orders/testing/shopper.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { savePaymentMethods } from './service.ts';
import type { PaymentMethodInput } from './types.ts';

const CARD: PaymentMethodInput = { code: 'tessera_test', currency: 'CAD', upTo: null, position: 0 };

describeWithDatabase('offered payment methods', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
  });
  const offer = (...methods: PaymentMethodInput[]) => shop.platform.db.tx((db) => savePaymentMethods(db, methods));

  test('a payment method withdrawn before the order neither charges nor orders', async () => {
    const id = await readyCart(shop);
    await setPayment(shop, id);
    await offer({ ...CARD, currency: 'USD' });
    const { data } = await placeOrder(shop, id);
    expect(data.placeOrder.errors[0].message).toBe('The requested Payment Method is not available.');
    expect([await attemptsOf(shop, id), await ordersOf(shop, id)]).toEqual([[], []]);
    await offer(CARD);
    expect((await placeOrder(shop, id)).data.placeOrder.errors).toEqual([]);
  });

  test('rejects a payment method whose limit is below the total', async () => {
    const id = await readyCart(shop);
    await offer({ ...CARD, upTo: 100 });
    expect((await setPayment(shop, id)).errors?.[0]?.message).toBe('The requested Payment Method is not available.');
    await offer(CARD);
    expect((await setPayment(shop, id)).errors).toBeUndefined();
  });

  test('a limit includes a total of the same amount', async () => {
    const id = await readyCart(shop);
    const { cart } = (await readCart(shop, id)).data;
    const total = Math.round(cart.prices.grand_total.value * 100);
    const offered = async (upTo: number) => {
      await offer({ ...CARD, upTo });
      return (await setPayment(shop, id)).errors === undefined;
    };
    expect([await offered(total), await offered(total - 1)]).toEqual([true, false]);
    await offer(CARD);
  });
});
