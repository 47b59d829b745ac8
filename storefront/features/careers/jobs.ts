import { EMPLOYMENT_TYPES, type EmploymentType } from '#contract/careers.ts';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { SearchValues } from '#storefront/platform/navigation/router-context.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { GetJobOpeningsDocument, type GetJobOpeningsQuery } from './api/get-job-openings.graphql.ts';

export type Job = NonNullable<GetJobOpeningsQuery['jobOpenings']>[number];

/** All jobs in their order; empty if the back end, such as a plain Magento, has none. */
export const jobsQuery = (platform: Pick<Platform, 'commerce' | 'storeView' | 'currency'>) =>
  queryOptionsFor(
    platform,
    GetJobOpeningsDocument,
    {},
    {
      select: ({ jobOpenings }): readonly Job[] => jobOpenings ?? [],
      recover: (error) => (error instanceof GraphqlError ? [] : undefined),
    },
  );

export const TYPES = {
  full_time: 'careers.type.full_time',
  part_time: 'careers.type.part_time',
  temporary: 'careers.type.temporary',
  internship: 'careers.type.internship',
} as const satisfies Readonly<Record<EmploymentType, string>>;

export const typeMessage = (type: string) => TYPES[EMPLOYMENT_TYPES.find((known) => known === type) ?? 'full_time'];

/** Filters of the list, by their key in the URL. */
export const FILTERS = ['department', 'place', 'type'] as const;
export type Filter = (typeof FILTERS)[number];
export const keyOf = (filter: Filter): string => `${filter}[filter]`;

export type JobSearch = Readonly<Record<Filter | 'query', string>>;

const textOf = (value: SearchValues[string]): string => String((Array.isArray(value) ? value[0] : value) ?? '').trim();

export const jobSearchOf = (search: SearchValues): JobSearch => ({
  query: textOf(search['query']),
  department: textOf(search[keyOf('department')]),
  place: textOf(search[keyOf('place')]),
  type: textOf(search[keyOf('type')]),
});

/** The URL query of a search, without empty parts. */
export const queryOf = (search: JobSearch): Record<string, string> =>
  Object.fromEntries(
    [['query', search.query] as const, ...FILTERS.map((filter) => [keyOf(filter), search[filter]] as const)].filter(
      ([, value]) => value !== '',
    ),
  );

export const valueOf = (job: Job, filter: Filter): string =>
  filter === 'department' ? job.department : filter === 'place' ? job.place.code : job.employment_type;

/** Removes case and accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Open jobs that match all filters and contain every typed word. */
export const matching = (jobs: readonly Job[], search: JobSearch): readonly Job[] =>
  jobs.filter((job) => {
    if (!job.is_open || FILTERS.some((filter) => search[filter] && search[filter] !== valueOf(job, filter)))
      return false;
    const text = plain([job.title, job.summary, job.department_label, job.where, job.hours, job.pay].join(' '));
    return plain(search.query)
      .split(/\s+/)
      .every((word) => text.includes(word));
  });
