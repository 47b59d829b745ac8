import { afterAll, beforeAll, describe } from 'vitest';
import { account } from './suites/account.suite.ts';
import { analytics } from './suites/analytics.suite.ts';
import { cart } from './suites/cart.suite.ts';
import { categories, products } from './suites/catalog.suite.ts';
import { checkout } from './suites/checkout.suite.ts';
import { content } from './suites/content.suite.ts';
import { operations } from './suites/operations.suite.ts';
import { hostile } from './suites/hostile.suite.ts';
import { product } from './suites/product.suite.ts';
import { rest } from './suites/rest.suite.ts';
import { restCheckout } from './suites/rest-checkout.suite.ts';
import { routes } from './suites/routes.suite.ts';
import { routing } from './suites/routing.suite.ts';
import { store } from './suites/store.suite.ts';
import { transport } from './suites/transport.suite.ts';
import { tutorial } from './suites/tutorial.suite.ts';
import type { RunningShop } from './support/boot.ts';
import type { Subject } from './support/contract-test.ts';
import { collectSample } from './support/sample.ts';
import { createShop } from './support/shop.ts';

type Suite = (given: () => Subject) => void;

type Suites = Readonly<Record<string, readonly Suite[]>>;

/** Suites that depend on the database, by file name. */
export const DATA_SUITES: Suites = {
  content: [content],
  catalog: [categories, products],
  product: [product],
  cart: [cart],
  checkout: [checkout, tutorial],
  account: [account],
  rest: [rest, restCheckout],
};

/** Suites about requests: their form, their permissions and their errors. */
const REQUEST_SUITES: Suites = {
  transport: [transport],
  store: [store],
  routing: [routing],
  analytics: [analytics],
  operations: [operations],
  routes: [routes],
};

export const SUITES: Suites = { ...REQUEST_SUITES, ...DATA_SUITES };

/** CONTRACT_SUITES=cart,rest runs only these suites. */
const wanted = process.env.CONTRACT_SUITES?.split(',');
const chosen = (suites: Suites): Suite[] =>
  Object.entries(suites).flatMap(([name, parts]) => (!wanted || wanted.includes(name) ? parts : []));

const run = (
  title: string,
  suites: readonly Suite[],
  open: () => Promise<Subject>,
  close: () => Promise<void>,
): void => {
  describe(`${title}`, () => {
    let subject: Subject;
    beforeAll(async () => {
      subject = await open();
    });
    afterAll(close);
    for (const suite of suites) suite(() => subject);
  });
};

/** Runs the suites against a shop started for them, then the hostile suite. */
export const contractOfOurShop = (name: string, boot: () => Promise<RunningShop>, suites: Suites): void => {
  let running: RunningShop | undefined;
  run(
    name,
    chosen({ ...suites, hostile: [hostile] }),
    async () => {
      running = await boot();
      const shop = createShop(running.origin, true);
      return { shop, sample: await collectSample(shop), process: running };
    },
    async () => running?.stop(),
  );
};

/** Runs the suites against a running shop with this URL. */
export const contractOfUrl = (url: string): void => {
  const shop = createShop(url.replace(/\/+$/, ''), false);
  run(
    `the contract of ${url}`,
    chosen(SUITES),
    async () => ({ shop, sample: await collectSample(shop) }),
    async () => {},
  );
};
