import { sql } from 'kysely';
import { createAuthorizeNetGateway } from '#commerce/sale/payment/gateways/authorizenet/gateway.ts';
import { invoiceOf } from '#commerce/sale/payment/gateways/authorizenet/api.ts';
import { LOOK_AGAIN_AFTER_MS, STUCK_AFTER_MS } from '#commerce/sale/payment/rules.ts';
import { savePaymentMethods, sweepAttempts, sweepLost, useGateways } from '#commerce/sale/payment/service.ts';
import {
  opaqueValue,
  startAuthorizeNetServer,
} from '#commerce/sale/payment/gateways/authorizenet/testing/authorizenet-server.ts';
import type { Database } from '#commerce/platform/database/types.ts';
import { createLog } from '#commerce/platform/log.ts';
import { createPlatform } from '#commerce/platform/platform.ts';
import { loadSettings } from '#commerce/settings.ts';
import { bookProblems, fillStock } from '#server/kill/books-store.ts';
import { order, prepare, sellableSkus } from '#server/kill/order-client.ts';
import type { Purchase } from '#server/kill/order-client.ts';
import type { Row } from '../support/report.ts';
import { dice } from './dice.ts';
import { zero } from './orders.ts';
import { inspect, onEachEngine, withShop } from './places.ts';
import type { Place } from './places.ts';
import { FATES, unreliable } from './unreliable.ts';

const CARTS = 400;
const SHOPPERS = 20;
const TRIES = 3;
const METHOD = 'authorizenet_acceptjs';
const DESCRIPTOR = 'COMMON.ACCEPT.INAPP.PAYMENT';

type Stand = Awaited<ReturnType<typeof startAuthorizeNetServer>>;
type Gateway = Awaited<ReturnType<typeof unreliable>>;

const environmentOf = ({ settings }: Stand, { address }: Gateway): Record<string, string> => ({
  AUTHORIZENET_ENVIRONMENT: `${address.host}:${address.port}`,
  AUTHORIZENET_LOGIN_ID: settings.loginId,
  AUTHORIZENET_TRANSACTION_KEY: settings.transactionKey,
  AUTHORIZENET_CLIENT_KEY: settings.clientKey,
  AUTHORIZENET_SIGNATURE_KEY: settings.signatureKey ?? '',
});

const newCard = () => ({
  method: METHOD,
  additional_data: { opaqueDataDescriptor: DESCRIPTOR, opaqueDataValue: opaqueValue('valid'), ccLast4: '1111' },
});

/**
 * Orders a cart, with a new card at each attempt and two concurrent calls in half of them; resolves with the
 * acknowledged numbers.
 */
const buy = async (origin: string, cart: Purchase, twice: () => boolean): Promise<string[]> => {
  for (let tried = 1; tried <= TRIES; tried++) {
    const call = { ...cart, key: `${cart.key}-${tried}`, paymentMethod: newCard() };
    const calls = [order(origin, call), ...(twice() ? [order(origin, { ...call, key: `${call.key}-b` })] : [])];
    const reported = (await Promise.allSettled(calls)).flatMap((one) =>
      one.status === 'fulfilled' ? [one.value] : [],
    );
    if (reported.length > 0) return reported;
  }
  return [];
};

/** Runs the scheduled reconciliation of the next hours at once, with a working gateway. */
const reconcile = async ({ database: settings }: Place, database: Database, stand: Stand): Promise<void> => {
  const now = { at: Date.now() + 2 * STUCK_AFTER_MS };
  const platform = createPlatform({
    database,
    settings: loadSettings({ NODE_ENV: 'test', VAR_DIR: settings.varDir }),
    log: createLog('error'),
    clock: { now: () => new Date(now.at) },
  });
  // oxlint-disable-next-line react/rules-of-hooks -- not a React hook
  useGateways(platform, createAuthorizeNetGateway(stand.settings));
  while ((await sweepAttempts(platform)) > 0);
  now.at += 2 * LOOK_AGAIN_AFTER_MS;
  while ((await sweepLost(platform)) > 0);
};

type StoredOrder = { number: string; cart: number; key: string; amount: number };

const ordersIn = async ({ kysely }: Database): Promise<readonly StoredOrder[]> =>
  (
    await sql<StoredOrder>`select o.number, o.cart_id as cart, a.key, o.grand_total as amount
      from sales_order o join payment_attempt a on a.id = o.payment_attempt_id`.execute(kysely)
  ).rows;

/** Orders without a charge of the exact amount, and charges without an order. */
const mismatches = (orders: readonly StoredOrder[], { sales }: Stand): string[] => {
  const charged = sales.filter(({ type, state }) => type === 'sale' && state === 'charged');
  const unpaid = orders.flatMap(({ number, key, amount }) => {
    const of = charged.filter(({ invoice }) => invoice === invoiceOf(key));
    const isPaid = of.length === 1 && Math.round(Number(of[0]?.amount) * 100) === amount;
    return isPaid ? [] : [`order ${number}: ${of.length} charges, of ${of.map((sale) => sale.amount).join(', ')}`];
  });
  const invoices = new Set(orders.map(({ key }) => invoiceOf(key)));
  const lone = charged.filter(({ invoice }) => !invoices.has(invoice));
  return [...unpaid, ...lone.map(({ id, amount }) => `charge ${id} of ${amount} has no order`)];
};

const attackPlace = async (place: Place, carts: number, seed: string): Promise<Row[]> => {
  const stand = await startAuthorizeNetServer();
  const roll = dice(seed);
  const gateway = await unreliable(stand.settings.server, roll, () => stand.fail('other-amount'));
  try {
    await withShop(place, async () => {});
    const stocked = await inspect(place, async (database) => {
      await database.tx((db) => savePaymentMethods(db, [{ code: METHOD, currency: 'CAD', upTo: null, position: 0 }]));
      return (await fillStock(database)).slice(0, 40);
    });
    const reported = await withShop(
      place,
      async (origin) => {
        const skus = await sellableSkus(origin, stocked);
        const all: string[][] = [];
        let left = carts;
        const shopper = async (): Promise<void> => {
          while (left-- > 0) all.push(await buy(origin, await prepare(origin, skus), () => roll.upTo(2) === 0));
        };
        await Promise.all(Array.from({ length: SHOPPERS }, shopper));
        return all;
      },
      environmentOf(stand, gateway),
    );
    return await inspect(place, async (database) => {
      await reconcile(place, database, stand);
      const orders = await ordersIn(database);
      const numbers = new Set(orders.map(({ number }) => number));
      const wrong = [...mismatches(orders, stand), ...(await bookProblems(database))];
      for (const problem of wrong) console.log(`${place.name}: ${problem}`);
      const met = FATES.map((fate) => `${gateway.met.get(fate) ?? 0} ${fate}`).join(', ');
      console.log(`${place.name}: ${orders.length} orders of ${carts} carts; charges: ${met}`);
      return [
        zero(
          `${place.name}: orders without their charge, charges without their order, books; seed ${seed}`,
          wrong.length,
        ),
        zero(
          `${place.name}: carts that became two orders`,
          orders.length - new Set(orders.map(({ cart }) => cart)).size,
        ),
        zero(
          `${place.name}: acknowledged orders that are not there`,
          reported.flat().filter((one) => !numbers.has(one)).length,
        ),
        {
          what: `${place.name}: of ${carts} carts, ordered in ${TRIES} tries while half of the charges fail`,
          measured: orders.length,
          unit: '',
          budget: Math.floor(carts / 2),
          bound: 'at least',
        },
      ];
    });
  } finally {
    await gateway.stop();
    await stand.stop();
  }
};

/**
 * `npm run attack -- gateway`: orders while the gateway is slow, fails, hangs, disconnects or reports wrong amounts.
 * SEED repeats a run.
 */
export const attackGateway = (share: number): Promise<Row[]> => {
  const seed = process.env['SEED'] ?? String(Date.now());
  return onEachEngine((place) => attackPlace(place, Math.max(20, Math.ceil(CARTS * share)), seed));
};
