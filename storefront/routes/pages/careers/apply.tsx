import { notFound } from '#storefront/platform/navigation/signals.ts';
import { ApplicationPage } from '#storefront/features/careers/apply/application-page.tsx';
import { jobsQuery } from '#storefront/features/careers/jobs.ts';
import { leadPicturesOf } from '#storefront/features/page-builder/picture-sources.ts';
import { CmsPageView } from '#storefront/features/page-builder/cms-page-view.tsx';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import { pageComposition } from '#storefront/shell/content/page-composition.tsx';
import { definePage } from '#storefront/shell/page.tsx';
import { ContentOfPage } from '../../content-of-page.tsx';
import { loadCmsPage } from '../../load-cms-page.ts';

const IDENTIFIER = 'careers/apply';

/**
 * Application for a job, or an unsolicited one (RT-31, RT-32), above the merchant's text about hiring. If the back end
 * accepts no applications, only the merchant's text.
 */
export const page = definePage({
  load: async ({ context, params }) => {
    const { id } = params;
    const [content, jobs] = await Promise.all([
      loadCmsPage(context, IDENTIFIER),
      context.queryClient.ensureQueryData(jobsQuery(context.platform)),
    ]);
    const job = jobs.find(({ code }) => code === id);
    if (id && !job) throw notFound();
    return { content, job, isTaken: jobs.length > 0 };
  },
  head: ({ context, data: { content, job } }) => {
    const t = translateWith(context.platform);
    const title = job ? t('careers.apply.title', { job: job.title }) : t('careers.apply.title.open');
    return { title, leadPictures: leadPicturesOf(content.tree) };
  },
  Component: ({ data: { job, isTaken } }) =>
    isTaken ? (
      <ApplicationPage key={job?.code ?? ''} job={job}>
        <ContentOfPage identifier={IDENTIFIER} />
      </ApplicationPage>
    ) : (
      <CmsPageView identifier={IDENTIFIER} composition={pageComposition} />
    ),
});
