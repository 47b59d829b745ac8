import { Agent, request } from 'node:http';
import type { Row } from '../support/report.ts';
import { startLoadedShop } from '../support/loaded-shop.ts';
import { inAddress, NAUGHTY_ADDRESSES, naughtyStrings } from './naughty-strings.ts';

type Call = { method?: 'GET' | 'POST'; path: string; body?: unknown };

const graphql = (query: string, variables: unknown): Call => ({
  method: 'POST',
  path: '/graphql',
  body: { query, variables },
});

/** All places that accept a visitor's text. */
const SINKS: Readonly<Record<string, (text: string) => Call>> = {
  path: (text) => ({ path: `/${inAddress(text)}` }),
  'path in French': (text) => ({ path: `/CA_FR/${inAddress(text)}.html` }),
  search: (text) => ({ path: `/search.html?query=${inAddress(text)}` }),
  'filter in an address': (text) => ({
    path: `/manufactured-tiles.html?price[filter]=${inAddress(text)}&color[filter]=${inAddress(text)}`,
  }),
  'name of a filter': (text) => ({
    path: `/manufactured-tiles.html?${inAddress(text)}[filter]=1&page=${inAddress(text)}`,
  }),
  REST: (text) => ({ path: `/rest/V1/guest-carts/${inAddress(text)}/totals` }),
  'search over GraphQL': (text) =>
    graphql(
      'query ($t: String, $f: ProductAttributeFilterInput) { products(search: $t, filter: $f, pageSize: 2) { total_count } }',
      {
        t: text,
        f: { price: { from: text, to: text }, category_uid: { in: [text] }, sku: { eq: text } },
      },
    ),
  'words over GraphQL': (text) =>
    graphql(
      'query ($t: String!) { route(url: $t) { relative_url } cart(cart_id: $t) { id } placedOrder(cart_id: $t) { number } getOrderItemsByOrderNumber(ordersNumbers: [$t]) { number } cmsBlocks(identifiers: [$t]) { items { identifier } } }',
      { t: text },
    ),
  'a form over GraphQL': (text) =>
    graphql(
      'mutation ($t: String!) { requestPasswordResetEmail(email: $t) subscribeEmailToNewsletter(email: $t) { status } generateCustomerToken(email: $t, password: $t) { token } }',
      {
        t: text,
      },
    ),
};

export type Trouble = { where: string; text: string; status: number };

/** Sends every text in every parameter. Returns the responses with a server error. */
export const sendNaughtyTexts = async (
  origin: string,
  texts: readonly string[],
  addresses: readonly string[] = NAUGHTY_ADDRESSES,
): Promise<{ sent: number; troubles: Trouble[] }> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const send = ({ method = 'GET', path, body }: Call): Promise<{ status: number; text: string }> =>
    new Promise((resolve, reject) => {
      const headers = body === undefined ? {} : { 'content-type': 'application/json' };
      const outgoing = request(`${origin}/`, { agent, method, path, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          if (method === 'POST') text += chunk;
        });
        response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
      });
      outgoing.once('error', reject);
      outgoing.end(body === undefined ? undefined : JSON.stringify(body));
    });
  const work = [
    ...addresses.map((path) => ({ where: 'address', text: path, call: { path } as Call })),
    ...Object.entries(SINKS).flatMap(([where, callOf]) => texts.map((text) => ({ where, text, call: callOf(text) }))),
  ];
  const troubles: Trouble[] = [];
  let next = 0;
  const hand = async (): Promise<void> => {
    for (let one = work[next++]; one; one = work[next++]) {
      const { status, text } = await send(one.call).catch(() => ({ status: 0, text: '' }));
      if (status === 0 || status >= 500 || text.includes('Internal server error'))
        troubles.push({ where: one.where, text: one.text, status });
    }
  };
  await Promise.all(Array.from({ length: 8 }, hand));
  agent.destroy();
  return { sent: work.length, troubles };
};

export const attackNaughty = async (share: number): Promise<Row[]> => {
  const shop = await startLoadedShop();
  try {
    const all = naughtyStrings();
    const every = Math.max(1, Math.round(1 / Math.min(1, share)));
    const { sent, troubles } = await sendNaughtyTexts(
      shop.origin,
      all.filter((_, index) => index % every === 0),
    );
    for (const { where, text, status } of troubles.slice(0, 50))
      console.log(`  ${status} ${where}: ${JSON.stringify(text.slice(0, 60))}`);
    return [
      { what: 'requests with naughty texts', measured: sent, unit: '', budget: 1, bound: 'at least' },
      {
        what: 'of them answered with a failure of the shop',
        measured: troubles.length,
        unit: '',
        budget: 0,
        bound: 'at most',
      },
    ];
  } finally {
    await shop.stop();
  }
};
