import { expect, test, vi } from 'vitest';
import { createQueryClient } from '#storefront/platform/commerce/query-client.ts';
import { testPlatform } from '#storefront/testing/render.tsx';
import { resolvedRoute } from './resolved.ts';

const { standIn } = vi.hoisted(() => ({
  standIn: (name: string) => () => ({
    pageType: {
      open: ({ page }: { page: { id: number; path: string } }) =>
        Promise.resolve({ head: {}, facts: {}, renderView: () => `${name} ${page.id} at ${page.path}` }),
    },
  }),
}));
vi.mock('./page-types/category.tsx', standIn('category'));
vi.mock('./page-types/product.tsx', standIn('product'));
vi.mock('./page-types/cms-page.tsx', standIn('content page'));

/** The rendered page and its measured type for this response of the back end. */
const shownFor = async (type: string, relative_url: string) => {
  const response = { id: 7, entity_uid: 'Nw==', relative_url, redirectCode: 0, type };
  const platform = await testPlatform('CA_EN', { resolveUrl: { urlResolver: response } });
  const context = { platform, queryClient: createQueryClient() };
  const page = (await resolvedRoute.load({ context, params: { path: `/${relative_url}` }, search: {} })) as {
    kind: string;
    renderView: () => unknown;
  };
  return [page.renderView(), page.kind];
};

test('[RT-44] [RR-07] the URL of a category shows a category page', async () => {
  expect(await shownFor('CATEGORY', 'porcelain-tiles')).toEqual(['category 7 at /porcelain-tiles', 'category']);
});

test('[RT-45] [RR-08] the URL of a product shows a product page', async () => {
  expect(await shownFor('PRODUCT', 'lumen.html')).toEqual(['product 7 at /lumen.html', 'product']);
});

test('[RT-46] [RR-06] the URL of a content page shows a content page', async () => {
  expect(await shownFor('CMS_PAGE', 'about')).toEqual(['content page 7 at /about', 'cms']);
});
