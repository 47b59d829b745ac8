import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import { useId, useRef, type ReactNode } from 'react';
import { valuesOf } from '#storefront/platform/forms/use-form.ts';
import { useSearchForm } from '#storefront/platform/forms/use-search-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { SelectField, TextField } from '#storefront/ui/field/text-field.tsx';
import {
  FILTERS,
  jobsQuery,
  keyOf,
  matching,
  queryOf,
  typeMessage,
  valueOf,
  type Filter,
  type Job,
  type JobSearch,
} from './jobs.ts';
import { useDate } from '#storefront/platform/i18n/use-date.ts';
import styles from './job-list.module.css';

const LABELS = { department: 'careers.department', place: 'careers.place', type: 'careers.type' } as const;
const LIST = '/careers/job-list';

const JobCard = ({ job }: { job: Job }) => {
  const t = useT();
  const date = useDate();
  return (
    <li className={styles.job}>
      <div className={styles.what}>
        <h2>
          <Link href={`/careers/job/${job.code}`}>{job.title}</Link>
        </h2>
        <p>{job.summary}</p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('careers.place')}</dt>
          <dd>{job.where}</dd>
        </div>
        <div>
          <dt>{t('careers.hours')}</dt>
          <dd>{job.hours}</dd>
        </div>
        <div>
          <dt>{t('careers.pay')}</dt>
          <dd>{job.pay}</dd>
        </div>
        <div>
          <dt>{t('careers.apply_by')}</dt>
          <dd>{date(job.apply_by)}</dd>
        </div>
      </dl>
    </li>
  );
};

/** Open jobs with search and filters in the URL (RT-29). Works without scripts, too. */
export const JobList = ({ search, heading, intro }: { search: JobSearch; heading: string; intro: ReactNode }) => {
  const t = useT();
  const inView = useAddress();
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const count = useId();
  const { key, sent } = useSearchForm(queryOf(search));
  const { data: jobs } = useSuspenseQuery(jobsQuery(usePlatform()));
  const open = jobs.filter(({ is_open: isOpen }) => isOpen);
  const found = matching(jobs, search);
  const labelOf = (job: Job, filter: Filter): string =>
    filter === 'department'
      ? job.department_label
      : filter === 'place'
        ? job.place.name
        : t(typeMessage(job.employment_type));
  const choices = (filter: Filter) =>
    [...new Map(open.map((job) => [valueOf(job, filter), labelOf(job, filter)]))].toSorted(([, one], [, other]) =>
      one.localeCompare(other),
    );
  return (
    <div className={styles.page}>
      <h1>{heading}</h1>
      <div className={styles.intro}>{intro}</div>
      <form
        key={key}
        ref={form}
        className={styles.search}
        role="search"
        aria-label={t('careers.search.label')}
        action={inView(LIST)}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = valuesOf(event.currentTarget);
          const next: JobSearch = {
            query: typed['query']?.trim() ?? '',
            department: typed[keyOf('department')] ?? '',
            place: typed[keyOf('place')] ?? '',
            type: typed[keyOf('type')] ?? '',
          };
          sent(queryOf(next));
          void router.changeAddress({ search: queryOf(next) });
        }}
      >
        <TextField
          label={t('careers.search')}
          name="query"
          type="search"
          autoComplete="off"
          defaultValue={search.query}
        />
        {FILTERS.map((filter) => (
          <SelectField
            key={filter}
            label={t(LABELS[filter])}
            name={keyOf(filter)}
            defaultValue={search[filter]}
            onChange={() => form.current?.requestSubmit()}
          >
            <option value="">{t('careers.all')}</option>
            {choices(filter).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        ))}
        <Button type="submit" kind="secondary" size="medium">
          {t('careers.search.submit')}
        </Button>
      </form>
      <p id={count} role="status" className={styles.count}>
        {t('careers.count', { count: found.length })}
        {found.length < open.length && (
          <>
            {' '}
            <Link href={LIST}>{t('careers.search.clear')}</Link>
          </>
        )}
      </p>
      {found.length > 0 ? (
        <ul className={styles.jobs} aria-describedby={count}>
          {found.map((job) => (
            <JobCard key={job.code} job={job} />
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{t('careers.none')}</p>
      )}
      <p className={styles.open}>
        {t('careers.open_application')} <Link href="/careers/apply">{t('careers.open_application.link')}</Link>
      </p>
    </div>
  );
};
