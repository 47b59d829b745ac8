import { leadPicturesOf } from '#storefront/features/page-builder/picture-sources.ts';
import { JobList } from '#storefront/features/careers/job-list.tsx';
import { jobSearchOf, jobsQuery } from '#storefront/features/careers/jobs.ts';
import { NoJobs } from '#storefront/features/careers/no-jobs.tsx';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { definePage } from '#storefront/shell/page.tsx';
import { ContentOfPage } from '../../content-of-page.tsx';
import { loadCmsPage } from '../../load-cms-page.ts';

const IDENTIFIER = 'careers/job-list';

/** Open jobs below the merchant's text (RT-29); only the text if the back end has no jobs. */
export const page = definePage({
  load: async ({ context }) => {
    const [content] = await Promise.all([
      loadCmsPage(context, IDENTIFIER),
      hasFeature(context.platform, 'jobs') && context.queryClient.ensureQueryData(jobsQuery(context.platform)),
    ]);
    return content;
  },
  head: ({ data }) => ({
    title: data.metaTitle,
    description: data.metaDescription,
    leadPictures: leadPicturesOf(data.tree),
  }),
  Component: function Jobs({ data, search }) {
    const hasJobs = hasFeature(usePlatform(), 'jobs');
    const heading = data.heading || data.title;
    const intro = <ContentOfPage identifier={IDENTIFIER} />;
    if (!hasJobs) return <NoJobs heading={heading} intro={intro} />;
    return <JobList search={jobSearchOf(search)} heading={heading} intro={intro} />;
  },
});
