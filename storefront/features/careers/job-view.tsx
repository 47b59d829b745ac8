import { useContentLink } from '#storefront/platform/content/linked-content.ts';
import type { ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import { Breadcrumbs } from '#storefront/ui/breadcrumbs/breadcrumbs.tsx';
import { buttonClass } from '#storefront/ui/button/button.tsx';
import type { Job } from './jobs.ts';
import { useDate } from '#storefront/platform/i18n/use-date.ts';
import styles from './job-view.module.css';

/** One job: its facts and the merchant's description (RT-30). */
export const JobView = ({ job, children }: { job: Job; children: ReactNode }) => {
  const t = useT();
  const inView = useAddress();
  const date = useDate();
  const careers = useContentLink('/careers');
  return (
    <article className={styles.page}>
      <Breadcrumbs
        label={t('careers.breadcrumbs')}
        crumbs={[
          ...(careers ? [{ label: t('careers.title'), href: inView(careers) }] : []),
          { label: t('careers.openings'), href: inView('/careers/job-list') },
          { label: job.title },
        ]}
      />
      <header className={styles.header}>
        <h1>{job.title}</h1>
        <p className={styles.lead}>{job.summary}</p>
      </header>
      <aside className={styles.facts} aria-label={t('careers.facts')}>
        <dl>
          <dt>{t('careers.place')}</dt>
          <dd>{job.where}</dd>
          <dt>{t('careers.department')}</dt>
          <dd>{job.department_label}</dd>
          <dt>{t('careers.hours')}</dt>
          <dd>{job.hours}</dd>
          <dt>{t('careers.pay')}</dt>
          <dd>{job.pay}</dd>
          <dt>{t('careers.apply_by')}</dt>
          <dd>{date(job.apply_by)}</dd>
        </dl>
        {job.is_open ? (
          <Link className={buttonClass({ isWide: true })} href={`/careers/apply/${job.code}`}>
            {t('careers.apply')}
          </Link>
        ) : (
          <p className={styles.closed}>{t('careers.closed')}</p>
        )}
        <Link href="/careers/job-list">{t('careers.all_openings')}</Link>
      </aside>
      <div className={styles.text}>{children}</div>
    </article>
  );
};
