import { notFound } from '#storefront/platform/navigation/signals.ts';
import { jobPosting } from '#storefront/features/careers/job-posting.ts';
import { JobView } from '#storefront/features/careers/job-view.tsx';
import { jobsQuery } from '#storefront/features/careers/jobs.ts';
import { CmsPageView } from '#storefront/features/page-builder/cms-page-view.tsx';
import { leadPicturesOf } from '#storefront/features/page-builder/picture-sources.ts';
import type { PageTree } from '#storefront/features/page-builder/page-tree.ts';
import { nodesOf } from '#storefront/features/page-builder/page-tree.ts';
import { plainText } from '#storefront/platform/content/plain-text.ts';
import { shopNameOf } from '#storefront/platform/store-view/store-config.ts';
import { pageComposition } from '#storefront/shell/content/page-composition.tsx';
import { definePage } from '#storefront/shell/page.tsx';
import { ContentOfPage } from '../../content-of-page.tsx';
import { loadCmsPage } from '../../load-cms-page.ts';

const identifierOf = (id: string): string => `careers/job/${id}`;

const textOf = (tree: PageTree): string =>
  [...nodesOf(tree.nodes)].flatMap((node) => (node.contentType === 'text' ? [plainText(node.content)] : [])).join(' ');

/** A job (RT-30), or a content page if the back end has no jobs. */
export const page = definePage({
  load: async ({ context, params }) => {
    const id = params['id'] ?? '';
    const jobs = await context.queryClient.ensureQueryData(jobsQuery(context.platform));
    const job = jobs.find(({ code }) => code === id);
    if (!job && jobs.length > 0) throw notFound();
    const content = await loadCmsPage(context, identifierOf(id));
    return { content, job };
  },
  head: ({ context: { platform, queryClient }, data: { content, job } }) => ({
    title: content.metaTitle,
    description: content.metaDescription,
    leadPictures: leadPicturesOf(content.tree),
    type: 'article',
    structuredData: job?.is_open
      ? [
          jobPosting(job, {
            origin: platform.origin,
            description: textOf(content.tree),
            shopName: shopNameOf(platform, queryClient) ?? '',
          }),
        ]
      : [],
  }),
  Component: ({ params, data: { job } }) => {
    const identifier = identifierOf(params['id'] ?? '');
    return job ? (
      <JobView job={job}>
        <ContentOfPage identifier={identifier} />
      </JobView>
    ) : (
      <CmsPageView identifier={identifier} composition={pageComposition} />
    );
  },
});
