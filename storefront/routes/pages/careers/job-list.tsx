import { leadPicturesOf } from '#storefront/features/page-builder/picture-sources.ts';
import { JobList } from '#storefront/features/careers/job-list.tsx';
import { jobSearchOf, jobsQuery } from '#storefront/features/careers/jobs.ts';
import { definePage } from '#storefront/shell/page.tsx';
import { ContentOfPage } from '../../content-of-page.tsx';
import { loadCmsPage } from '../../load-cms-page.ts';

const IDENTIFIER = 'careers/job-list';

/** Open jobs below the merchant's text (RT-29). */
export const page = definePage({
  load: async ({ context }) => {
    const [content] = await Promise.all([
      loadCmsPage(context, IDENTIFIER),
      context.queryClient.ensureQueryData(jobsQuery(context.platform)),
    ]);
    return content;
  },
  head: ({ data }) => ({
    title: data.metaTitle,
    description: data.metaDescription,
    leadPictures: leadPicturesOf(data.tree),
  }),
  Component: function Jobs({ data, search }) {
    const heading = data.heading || data.title;
    const intro = <ContentOfPage identifier={IDENTIFIER} />;
    return <JobList search={jobSearchOf(search)} heading={heading} intro={intro} />;
  },
});
