import { setTimeout as sleep } from 'node:timers/promises';

const CHANGES = 10;
const GIVE_UP_MS = 30_000;

const QUERY =
  'query($key:String!){products(filter:{url_key:{eq:$key}}){items{price_range{minimum_price{final_price{value}}}}}}';

const pageShows = async (origin: string, path: string, price: string): Promise<boolean> =>
  (await (await fetch(origin + path)).text()).includes(price);

const graphqlShows = async (origin: string, urlKey: string, price: string): Promise<boolean> => {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY, variables: { key: urlKey } }),
  });
  const { data } = (await response.json()) as {
    data: { products: { items: { price_range: { minimum_price: { final_price: { value: number } } } }[] } };
  };
  return data.products.items[0]?.price_range.minimum_price.final_price.value === Number(price);
};

const setPrice = async (origin: string, token: string, sku: string, price: string): Promise<void> => {
  const response = await fetch(`${origin}/rest/V1/products/base-prices`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ prices: [{ sku, price: Number(price), store_id: 0 }] }),
  });
  const result = await response.text();
  if (result !== '[]') throw new Error(`The price was not changed: ${result}`);
};

const until = async (check: () => Promise<boolean>): Promise<void> => {
  const giveUpAt = performance.now() + GIVE_UP_MS;
  while (!(await check())) {
    if (performance.now() > giveUpAt) throw new Error(`A process still shows the old price after ${GIVE_UP_MS} ms.`);
    await sleep(1);
  }
};

/**
 * Changes a price in the first process; milliseconds from its response until page and GraphQL of every other process
 * show it.
 */
export const purgeDelays = async (
  [first = '', ...others]: readonly string[],
  token: string,
  { sku, path, urlKey }: { sku: string; path: string; urlKey: string },
): Promise<number[]> => {
  const delays: number[] = [];
  for (let change = 1; change <= CHANGES; change++) {
    const price = `${300 + change}.25`;
    // Both must be cached, or nothing has to be purged.
    for (const origin of others) {
      await pageShows(origin, path, price);
      await graphqlShows(origin, urlKey, price);
    }
    await setPrice(first, token, sku, price);
    const changedAt = performance.now();
    await Promise.all(
      others.flatMap((origin) => [
        until(() => pageShows(origin, path, price)),
        until(() => graphqlShows(origin, urlKey, price)),
      ]),
    );
    delays.push(performance.now() - changedAt);
  }
  return delays;
};
