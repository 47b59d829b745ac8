import { randomInt } from 'node:crypto';
import { createCommerce } from '#commerce/app.ts';
import { allocateArrived } from '#commerce/after-sale/orders/life/arrivals.ts';
import { cancelLater } from '#commerce/after-sale/orders/life/cancel.ts';
import { MoveError } from '#commerce/after-sale/orders/life/status-rules.ts';
import { placeOrder, readyCart } from '#commerce/after-sale/orders/testing/shopper.ts';
import { createLog } from '#commerce/platform/log.ts';
import { callsTo, type TestShop } from '#commerce/platform/testing/test-shop.ts';
import { sendRefunds } from '#commerce/sale/payment/service.ts';
import { loadSettings } from '#commerce/settings.ts';
import { waitingOrder } from './later-store.ts';

/**
 * Places orders beyond the stock, hands out arrived stock and cancels later parts, all at once, until it is killed. It
 * prints each number that was acknowledged. With KILL_ENDS it finishes the open work and ends.
 */
const settings = loadSettings();
const commerce = await createCommerce(settings, { log: createLog(settings.logLevel) });
await commerce.start();
const { platform } = commerce;
const shop = { ...callsTo(commerce), platform } as TestShop;
const sku = process.env.KILL_SKU ?? '';
const say = (what: 'placed' | 'canceled', number: string): void => console.log(JSON.stringify({ what, number }));

const buy = async (): Promise<never> => {
  for (;;) {
    const id = await readyCart(shop, [[sku, randomInt(2, 8)]]);
    await shop.graphql('mutation ($input: SetShipmentsInput!) { setShipmentsOnCart(input: $input) { shipments } }', {
      input: { cart_id: id, shipments: randomInt(2) === 0 ? 'APART' : 'TOGETHER' },
    });
    const { data, errors } = await placeOrder(shop, id);
    const number = data?.placeOrder.order?.order_number;
    // Another order may have taken the stock during the charge, which changes the price of two shipments.
    if (number) say('placed', number);
    else if (!data?.placeOrder.errors[0]) throw new Error(JSON.stringify(errors));
  }
};

const cancel = async (): Promise<never> => {
  for (;;) {
    const number = await waitingOrder(platform.db);
    try {
      if (number !== undefined) {
        await cancelLater(platform, { number, actor: 'staff' });
        say('canceled', number);
      }
    } catch (error) {
      if (!(error instanceof MoveError)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const receive = async (): Promise<never> => {
  for (;;) {
    await allocateArrived(platform);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

if (process.env.KILL_ENDS) {
  await allocateArrived(platform);
  await sendRefunds(platform);
  await commerce.close();
} else await Promise.all([buy(), buy(), cancel(), receive()]);
