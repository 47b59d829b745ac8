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

/** By file name. */
const SUITES: Readonly<Record<string, readonly Suite[]>> = {
  transport: [transport],
  store: [store],
  routing: [routing],
  content: [content],
  catalog: [categories, products],
  product: [product],
  cart: [cart],
  checkout: [checkout, tutorial],
  account: [account],
  rest: [rest, restCheckout],
  analytics: [analytics],
  operations: [operations],
  routes: [routes],
};

/** CONTRACT_SUITES=cart,rest runs only these suites. */
const wanted = process.env.CONTRACT_SUITES?.split(',');
const chosen = (suites: Readonly<Record<string, readonly Suite[]>>): Suite[] =>
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

/** Runs all suites against a shop started for them, then the hostile suite. */
export const contractOfOurShop = (
  name: string,
  boot: () => Promise<RunningShop>,
  more: Readonly<Record<string, readonly Suite[]>> = {},
): void => {
  let running: RunningShop | undefined;
  run(
    name,
    chosen({ ...SUITES, ...more, hostile: [hostile] }),
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
