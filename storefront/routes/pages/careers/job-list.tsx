import { JobList } from '#storefront/features/careers/job-list.tsx';
import { jobSearchOf, jobsQuery } from '#storefront/features/careers/jobs.ts';
import { definePage } from '#storefront/shell/page.tsx';
import { ContentOfPage } from '../../content-of-page.tsx';
import { loadCmsPage } from '../../load-cms-page.ts';

const IDENTIFIER = 'careers/job-list';

/** Open jobs, below what the merchant says about them (RT-29). */
export const page = definePage({
  load: async ({ context }) => {
    const [content] = await Promise.all([
      loadCmsPage(context, IDENTIFIER),
      context.queryClient.ensureQueryData(jobsQuery(context.platform)),
    ]);
    return content;
  },
  head: ({ data }) => ({ title: data.metaTitle, description: data.metaDescription }),
  Component: ({ data, search }) => (
    <JobList
      search={jobSearchOf(search)}
      heading={data.heading || data.title}
      intro={<ContentOfPage identifier={IDENTIFIER} />}
    />
  ),
});
