import { createCommerce } from '#commerce/app.ts';
import { settleCatalog } from '#commerce/merchandise/catalog/service.ts';
import { saveTestProducts } from '#commerce/after-sale/orders/testing/test-products.ts';
import type { MoreProducts } from '#commerce/after-sale/orders/testing/test-products.ts';
import { products, stores } from '#commerce/after-sale/orders/testing/products.ts';
import type { Platform } from '#commerce/platform/context.ts';
import { testDatabase } from '#commerce/platform/database/testing/database.ts';
import { silentLog } from '#commerce/platform/log.ts';
import { cookieJars } from '#commerce/platform/testing/cookie-jars.ts';
import { testSettings } from '#commerce/platform/testing/settings.ts';
import { saveStores } from '#commerce/merchandise/stores/service.ts';
import { saveAddresses } from '#commerce/merchandise/url/service.ts';

export type Sent = { operation: string; variables: Record<string, unknown>; headers: Headers };

/** The whole back end with a small catalogue, spoken to as a browser does it. */
export type LiveShop = {
  platform: Platform;
  /** Replaces the browser's `fetch` for the storefront's transports. */
  send: typeof fetch;
  /** GraphQL requests since the last `forget`, oldest first. */
  sent: Sent[];
  /** The next request of this operation gets no response. `reached`: the shop receives it. */
  lose(operation: string, reached?: boolean): void;
  /** Changes every response, to simulate another back end. */
  rewrite: (response: string) => string;
  /** Sends a request as a client other than the storefront, such as a script. */
  // eslint-disable-next-line typescript/no-explicit-any
  execute(query: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<any>;
  close(): Promise<void>;
};

/**
 * Opens a separate shop with the catalogue of `commerce/after-sale/orders/testing/products.ts` and further products that
 * a test needs.
 */
export const openLiveShop = async (more: MoreProducts = {}): Promise<LiveShop> => {
  const commerce = await createCommerce(testSettings({ RATE_LIMITS: 'off' }), {
    database: await testDatabase(),
    log: silentLog,
  });
  await commerce.platform.db.tx(async (db) => {
    await saveStores(db, stores);
    const ids = await saveTestProducts(db, more);
    await saveAddresses(
      db,
      stores.views.flatMap(({ id }) =>
        products.map(({ sku }) => ({
          storeViewId: id,
          requestPath: `${sku.toLowerCase()}.html`,
          entityType: 'product' as const,
          entityId: ids.get(sku) ?? 0,
        })),
      ),
    );
  });
  await settleCatalog(commerce.platform);
  const sent: Sent[] = [];
  const lost: { operation: string; reached: boolean }[] = [];
  const jars = cookieJars();

  const execute = async (
    method: 'GET' | 'POST',
    query: string,
    variables: Record<string, unknown>,
    headers: Record<string, string>,
    browser?: string,
  ): Promise<string> => {
    const { body, cookies } = await commerce.executeGraphql({
      method,
      query,
      variables,
      headers: { 'content-type': 'application/json', ...headers },
      cookies: jars.of(browser),
      ip: '192.0.2.1',
    });
    jars.keep(browser, cookies);
    return body.toString();
  };

  const graphql = async (url: URL, init: RequestInit | undefined): Promise<Response> => {
    const isPost = init?.method === 'POST';
    const given = isPost
      ? JSON.parse(String(init.body))
      : { ...Object.fromEntries(url.searchParams), variables: JSON.parse(url.searchParams.get('variables') ?? '{}') };
    const {
      query,
      operationName: operation,
      variables,
    } = given as { query: string; operationName: string; variables: Record<string, unknown> };
    const headers = new Headers(init?.headers);
    sent.push({ operation, variables, headers });
    const loss = lost.findIndex((entry) => entry.operation === operation);
    const [failure] = loss < 0 ? [] : lost.splice(loss, 1);
    if (failure && !failure.reached) throw new TypeError('Failed to fetch');
    const response = await execute(isPost ? 'POST' : 'GET', query, variables, Object.fromEntries(headers));
    if (failure) throw new TypeError('Failed to fetch');
    return new Response(shop.rewrite(response), { headers: { 'content-type': 'application/json' } });
  };

  const rest = async (url: URL, init: RequestInit | undefined): Promise<Response> => {
    const { status, body, cookies } = await commerce.handleRest({
      method: init?.method ?? 'GET',
      path: url.pathname.replace(/^\/rest/, '') + url.search,
      body: init?.body === undefined || init.body === null ? undefined : String(init.body),
      headers: Object.fromEntries(new Headers(init?.headers)),
      cookies: jars.of(),
      ip: '192.0.2.1',
    });
    jars.keep(undefined, cookies);
    return new Response(body, { status });
  };

  const shop: LiveShop = {
    platform: commerce.platform,
    sent,
    rewrite: (response) => response,
    send: async (input, init) => {
      const url = new URL(String(input), 'http://shop.test');
      return url.pathname === '/graphql' ? graphql(url, init) : rest(url, init);
    },
    lose: (operation, reached = false) => void lost.push({ operation, reached }),
    execute: async (query, variables = {}, headers = {}) =>
      JSON.parse(await execute('POST', query, variables, headers, 'elsewhere')),
    close: () => commerce.close(),
  };
  return shop;
};
