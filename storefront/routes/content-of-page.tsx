import { useSuspenseQuery } from '@tanstack/react-query';
import { cmsPageQuery } from '#storefront/features/page-builder/cms-page-query.ts';
import { PageContent } from '#storefront/features/page-builder/render/page-content.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { pageComposition } from '#storefront/shell/content/page-composition.tsx';

/** The merchant's content for a page with its own heading and breadcrumbs. */
export const ContentOfPage = ({ identifier }: { identifier: string }) => {
  const { data: page } = useSuspenseQuery(cmsPageQuery(usePlatform(), identifier));
  return page && <PageContent tree={page.tree} composition={pageComposition} />;
};
