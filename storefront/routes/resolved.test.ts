import { expect, test, vi } from 'vitest';
import { createQueryClient } from '#storefront/platform/commerce/query-client.ts';
import type { RouterContext } from '#storefront/platform/navigation/router-context.ts';
import { storeConfigQuery } from '#storefront/platform/store-view/store-config.ts';
import { testPlatform } from '#storefront/testing/render.tsx';
import { loadPageType } from './page-types.ts';
import { resolvedRoute } from './resolved.ts';

/** A browser whose back end has not resolved the URL yet, and the products requested from it. */
const visit = async (suffixes: { product: string; category: string }) => {
  const requested: unknown[] = [];
  const getProduct = (variables: unknown) => {
    requested.push(variables);
    return { products: { items: [] } };
  };
  const resolveUrl = () => new Promise(() => undefined);
  const platform = await testPlatform('CA_EN', { getProduct, resolveUrl });
  const queryClient = createQueryClient();
  queryClient.setQueryData(storeConfigQuery(platform).queryKey, {
    product_url_suffix: suffixes.product,
    category_url_suffix: suffixes.category,
  } as never);
  const context: RouterContext = { platform, queryClient };
  await loadPageType('PRODUCT');
  return { requested, context };
};

const open = (context: RouterContext, path: string): void =>
  void resolvedRoute.load({ context, params: { path }, search: {} });

test('requests a product while the back end resolves its URL', async () => {
  const { requested, context } = await visit({ product: '.html', category: '' });
  open(context, '/lumen.html');
  await vi.waitFor(() => expect(requested).toEqual([{ urlKey: 'lumen' }]));
});

test('does not request the product if the URL may be a category’s, or on the server', async () => {
  const other = await visit({ product: '.html', category: '.html' });
  open(other.context, '/lumen.html');
  const shop = await visit({ product: '.html', category: '' });
  open(shop.context, '/porcelain-tiles');
  open({ ...shop.context, server: {} as NonNullable<RouterContext['server']> }, '/lumen.html');
  // The browser's requests follow these.
  const after = await visit({ product: '.html', category: '' });
  open(after.context, '/lumen.html');
  await vi.waitFor(() => expect(after.requested).toHaveLength(1));
  expect([other.requested, shop.requested]).toEqual([[], []]);
});
