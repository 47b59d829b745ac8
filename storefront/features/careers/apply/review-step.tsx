import { contactLabel } from '#storefront/platform/forms/contact-field.tsx';
import { PrivacyPolicyLink } from '#storefront/platform/forms/privacy-policy-link.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import type { Job } from '../jobs.ts';
import type { Step } from './draft.ts';
import { fileSize } from './file-size.ts';
import type { Failure } from './send.ts';
import { StepButtons } from './step-buttons.tsx';
import type { Application } from './use-application.ts';
import styles from './application-page.module.css';

const FAILURES = {
  offline: 'careers.failed.offline',
  'too-many': 'careers.failed.too_many',
  closed: 'careers.closed',
  failed: 'careers.failed',
} as const satisfies Readonly<Record<Failure, string>>;

/** Summary before sending, with links back to each part. */
export const ReviewStep = ({ application, job }: { application: Application; job: Job | undefined }) => {
  const t = useT();
  const { languageTag } = usePlatform().storeView;
  const { draft, failure, isBusy, go, submit } = application;
  const file = (kind: 'cv' | 'letter'): string => {
    const taken = draft.files[kind];
    return taken ? `${taken.name} · ${fileSize(taken.bytes, languageTag)}` : '';
  };
  const value = (name: string): string => draft.values[name]?.trim() ?? '';
  const parts: readonly { step: Step; title: string; rows: readonly (readonly [string, string])[] }[] = [
    {
      step: 'contact',
      title: t('careers.step.contact'),
      rows: [
        [t(contactLabel('full_name')), value('name')],
        [t(contactLabel('email')), value('email')],
        [t(contactLabel('telephone')), value('telephone')],
        [t('careers.city'), value('city')],
      ],
    },
    {
      step: 'experience',
      title: t('careers.step.experience'),
      rows: [
        [t('careers.experience'), value('experience')],
        [t('careers.made'), value('made')],
        [t('careers.needs'), value('needs')],
      ],
    },
    {
      step: 'files',
      title: t('careers.step.files'),
      rows: [
        [t('careers.cv'), file('cv')],
        [t('careers.letter'), file('letter')],
      ],
    },
  ];
  return (
    <form
      className={styles.form}
      method="dialog"
      aria-labelledby="step-title"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p>{job ? t('careers.review.job', { job: job.title }) : t('careers.review.open')}</p>
      {parts.map(({ step, title, rows }) => (
        <section key={step} className={styles.part}>
          <h3>{title}</h3>
          <Button
            kind="link"
            size="small"
            onClick={() => go(step)}
            aria-label={t('careers.change.label', { part: title })}
          >
            {t('careers.change')}
          </Button>
          <dl>
            {rows.map(
              ([label, text]) =>
                text && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{text}</dd>
                  </div>
                ),
            )}
          </dl>
        </section>
      ))}
      <p className={styles.hint}>
        {t('careers.privacy')} <PrivacyPolicyLink />
      </p>
      <div role="alert">{failure && <p className={styles.problem}>{t(FAILURES[failure])}</p>}</div>
      <StepButtons onBack={() => go('files')} next={t('careers.send')} isBusy={isBusy} />
    </form>
  );
};
