import { sql } from 'kysely';
import { saveCartRules } from '#commerce/sale/discount/service.ts';
import { ruleInput } from '#commerce/sale/discount/testing/rule.ts';
import type { Database } from '#commerce/platform/database/types.ts';
import { bookProblems, countOrders, fillStock } from '#server/kill/books-store.ts';
import { order, placeByGraphql, prepare, sellableSkus, setPayment } from '#server/kill/order-client.ts';
import type { Purchase } from '#server/kill/order-client.ts';
import type { Row } from '../support/report.ts';
import { dice } from './dice.ts';
import { inspect, onEachEngine, withShop } from './places.ts';
import type { Place } from './places.ts';

const ROUNDS = 1000;
const AT_ONCE = 50;
const BUYERS = 200;
const COUPON = 'ONCE-FOR-ALL';

export type OrderCounts = {
  rounds: number;
  /** Number of acknowledged orders per round; each should be 1. */
  acknowledged: number[];
  orders: number;
  problems: string[];
  /** Orders of the last piece, and the stock afterwards. */
  sold: number;
  left: number;
  /** Orders with the single-use coupon. */
  reduced: number;
};

/** Starts all calls at once and counts the successes. */
const successes = async (calls: readonly (() => Promise<unknown>)[]): Promise<number> => {
  const results = await Promise.allSettled(calls.map((call) => call()));
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  if (reasons.length === calls.length)
    console.log(`None of ${calls.length} calls succeeded: ${[...new Set(reasons)].join('; ')}`);
  return calls.length - reasons.length;
};

/** Orders one cart fifty times at once: over REST with different idempotency keys or none, and over GraphQL. */
const buyAtOnce = async (origin: string, cart: Purchase, seed: string, atOnce: number): Promise<number> => {
  const roll = dice(seed);
  await setPayment(origin, cart);
  return successes(
    Array.from({ length: atOnce }, (_, index) =>
      roll.upTo(2) === 0
        ? () => placeByGraphql(origin, cart.cart)
        : () => order(origin, { ...cart, key: roll.upTo(3) === 0 ? `key-${index}` : cart.key }),
    ),
  );
};

const ONE_USE = ruleInput({
  code: 'once',
  trigger: { kind: 'code', code: COUPON },
  labels: { en: 'Once', fr: 'Une fois' },
  uses: 1,
});

/** Sets the stock of the product to one. */
const setLast = (database: Database, sku: string): Promise<unknown> =>
  database.tx(async (db) => {
    await sql`update stock set qty = 1, reserved = 0 where product_id = (select id from product where sku = ${sku})`.execute(
      db,
    );
    await saveCartRules(db, { couponsPerCart: 1, rules: [ONE_USE] }, new Date());
  });

/** Sets the coupon in the database, because attempts over the API are limited per address. */
const giveCode = (database: Database, carts: readonly Purchase[]): Promise<unknown> =>
  sql`update cart set coupon_codes = ${[COUPON]} where masked_id = any(${carts.map(({ cart }) => cart)}::text[])`.execute(
    database.kysely,
  );

const stockOf = async (database: Database, sku: string): Promise<number> =>
  (
    await sql<{
      qty: number;
    }>`select qty from stock where product_id = (select id from product where sku = ${sku})`.execute(database.kysely)
  ).rows[0]?.qty ?? Number.NaN;

/** Sends competing orders over GraphQL and REST and counts the results. */
export const countOrdersAtOnce = async (
  place: Place,
  {
    rounds,
    seed,
    atOnce = AT_ONCE,
    buyers = BUYERS,
  }: { rounds: number; seed: string; atOnce?: number; buyers?: number },
): Promise<OrderCounts> => {
  await withShop(place, async () => {});
  const stocked = (await inspect(place, fillStock)).slice(0, 40);
  const { skus, acknowledged } = await withShop(place, async (origin) => {
    const found = await sellableSkus(origin, stocked);
    const counts: number[] = [];
    for (let round = 0; round < rounds; round++) {
      counts.push(await buyAtOnce(origin, await prepare(origin, found), `${seed}:${round}`, atOnce));
      if ((round + 1) % 100 === 0) console.log(`round ${round + 1} of ${rounds}, seed ${seed}`);
    }
    return { skus: found, acknowledged: counts };
  });
  const last = skus[0] ?? '';
  const { orders, problems } = await inspect(place, async (database) => {
    const books = { orders: await countOrders(database), problems: await bookProblems(database) };
    await setLast(database, last);
    return books;
  });
  const prepared = async (origin: string, sku: string, count: number): Promise<Purchase[]> => {
    const carts: Purchase[] = [];
    for (let made = 0; made < count; made++) carts.push(await prepare(origin, [sku], { pieces: 1 }));
    return carts;
  };
  const { sold, ofCoupon } = await withShop(place, async (origin) => {
    const ofLast = await prepared(origin, last, buyers);
    return {
      sold: await successes(ofLast.map((cart) => () => order(origin, cart))),
      ofCoupon: await prepared(origin, skus[1] ?? '', atOnce),
    };
  });
  await inspect(place, (database) => giveCode(database, ofCoupon));
  await withShop(place, (origin) => successes(ofCoupon.map((cart) => () => order(origin, cart))));
  return inspect(place, async (database) => ({
    rounds,
    acknowledged,
    orders,
    problems,
    sold,
    left: await stockOf(database, last),
    reduced:
      (
        await sql<{ n: number }>`select count(*) as n from order_discount where upper(coupon_code) = ${COUPON}`.execute(
          database.kysely,
        )
      ).rows[0]?.n ?? 0,
  }));
};

export const zero = (what: string, measured: number): Row => ({
  what,
  measured,
  unit: '',
  budget: 0,
  bound: 'at most',
});

const rowsOf = (name: string, seed: string, buyers: number, counts: OrderCounts): Row[] => {
  for (const problem of counts.problems) console.log(`${name}: ${problem}`);
  return [
    zero(
      `${name}: of ${counts.rounds} carts bought ${AT_ONCE} times at once, that no call was told to have ordered, seed ${seed}`,
      counts.acknowledged.filter((count) => count < 1).length,
    ),
    zero(`${name}: orders more or less than carts`, Math.abs(counts.orders - counts.rounds)),
    zero(`${name}: what is wrong in the books`, counts.problems.length),
    zero(
      `${name}: ${buyers} buyers of the last piece, sold more or less than one`,
      Math.abs(counts.sold - 1) + counts.left,
    ),
    zero(
      `${name}: ${AT_ONCE} orders with a code of one use, reduced more or less than one`,
      Math.abs(counts.reduced - 1),
    ),
  ];
};

/** `npm run attack -- orders`; SEED repeats the mix of calls. */
export const attackOrders = (share: number): Promise<Row[]> => {
  const seed = process.env['SEED'] ?? String(Date.now());
  const [rounds, buyers] = [Math.ceil(ROUNDS * share), Math.max(AT_ONCE, Math.ceil(BUYERS * share))];
  return onEachEngine(async (place) =>
    rowsOf(place.name, seed, buyers, await countOrdersAtOnce(place, { rounds, seed, buyers })),
  );
};
