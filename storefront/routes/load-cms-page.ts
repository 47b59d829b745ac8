import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { notFound } from '#storefront/platform/navigation/signals.ts';
import { namedProductsQuery } from '#storefront/features/catalog/data/product-queries.ts';
import type { CmsPage } from '#storefront/features/page-builder/cms-page-query.ts';
import { cmsPageQuery, productBlocksOf } from '#storefront/features/page-builder/cms-page-query.ts';
import type { RouterContext } from '#storefront/platform/navigation/router-context.ts';

/** Loads a content page and its products. Throws `notFound()` if there is no such page. */
export const loadCmsPage = async ({ platform, queryClient }: RouterContext, identifier: string): Promise<CmsPage> => {
  const page = await queryClient.ensureQueryData(cmsPageQuery(platform, identifier)).catch((error: unknown) => {
    throw error instanceof GraphqlError && error.category === 'graphql-no-such-entity' ? notFound() : error;
  });
  if (!page) throw notFound();
  await Promise.all(
    productBlocksOf(page.tree).map((block) => queryClient.ensureQueryData(namedProductsQuery(platform, block))),
  );
  return page;
};
