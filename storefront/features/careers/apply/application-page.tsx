import { useContentLink } from '#storefront/platform/content/linked-content.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import { Breadcrumbs } from '#storefront/ui/breadcrumbs/breadcrumbs.tsx';
import { buttonClass } from '#storefront/ui/button/button.tsx';
import type { Job } from '../jobs.ts';
import { STEPS, type Step } from './draft.ts';
import { FilesStep } from './files-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { TextStep } from './text-step.tsx';
import { useApplication, type Application } from './use-application.ts';
import styles from './application-page.module.css';

export const STEP_TITLES = {
  contact: 'careers.step.contact',
  experience: 'careers.step.experience',
  files: 'careers.step.files',
  review: 'careers.step.review',
} as const satisfies Readonly<Record<Step, string>>;

const Sent = ({ number, email }: { number: number; email: string }) => {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.sent}>
      <h2 ref={heading} tabIndex={-1}>
        {t('careers.sent')}
      </h2>
      <p>{t('careers.sent.text', { number, email })}</p>
      <Link className={buttonClass({ kind: 'secondary' })} href="/careers/job-list">
        {t('careers.all_openings')}
      </Link>
    </section>
  );
};

const Steps = ({ application, job }: { application: Application; job: Job | undefined }) => {
  const t = useT();
  const { step } = application;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <section aria-labelledby="step-title">
      <ol className={styles.steps} aria-label={t('careers.steps')}>
        {STEPS.map((one) => (
          <li key={one} aria-current={one === step ? 'step' : undefined}>
            {t(STEP_TITLES[one])}
          </li>
        ))}
      </ol>
      <h2 id="step-title" ref={heading} tabIndex={-1} className={styles.title}>
        {t(STEP_TITLES[step])}
      </h2>
      {(step === 'contact' || step === 'experience') && <TextStep key={step} step={step} application={application} />}
      {step === 'files' && <FilesStep application={application} />}
      {step === 'review' && <ReviewStep application={application} job={job} />}
    </section>
  );
};

/** An application in four steps (RT-31). Typed values and files survive Back, Next and reloads. */
export const ApplicationPage = ({ job, children }: { job: Job | undefined; children: ReactNode }) => {
  const t = useT();
  const inView = useAddress();
  const careers = useContentLink('/careers');
  const application = useApplication(job?.code ?? '');
  const title = job ? t('careers.apply.title', { job: job.title }) : t('careers.apply.title.open');
  return (
    <article className={styles.page}>
      <Breadcrumbs
        label={t('careers.breadcrumbs')}
        crumbs={[
          ...(careers ? [{ label: t('careers.title'), href: inView(careers) }] : []),
          { label: t('careers.openings'), href: inView('/careers/job-list') },
          ...(job ? [{ label: job.title, href: inView(`/careers/job/${job.code}`) }] : []),
          { label: t('careers.application') },
        ]}
      />
      <header>
        <h1>{title}</h1>
        {job && <p className={styles.lead}>{[job.where, job.hours, job.pay].join(' · ')}</p>}
      </header>
      <div className={styles.layout}>
        {job && !job.is_open ? (
          <p>
            {t('careers.closed')} <Link href="/careers/apply">{t('careers.open_application.link')}</Link>
          </p>
        ) : application.sent ? (
          <Sent {...application.sent} />
        ) : (
          <Steps application={application} job={job} />
        )}
        <aside className={styles.aside}>{children}</aside>
      </div>
    </article>
  );
};
