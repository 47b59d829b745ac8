import type { Platform } from '#storefront/platform/platform.tsx';
import type { Job } from './jobs.ts';

type Given = Pick<Platform, 'origin'> & {
  /** The page's text, which the posting must repeat. */
  description: string;
  shopName: string;
};

/** Schema.org JobPosting of a job that accepts applications. */
export const jobPosting = (job: Job, { origin, description, shopName }: Given): Readonly<Record<string, unknown>> => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: job.title,
  description: `${job.summary} ${description}`,
  identifier: { '@type': 'PropertyValue', name: shopName, value: job.code },
  datePosted: job.posted_on,
  validThrough: `${job.apply_by}T23:59`,
  employmentType: job.employment_type === 'internship' ? 'INTERN' : job.employment_type.toUpperCase(),
  directApply: true,
  hiringOrganization: { '@type': 'Organization', name: shopName, sameAs: origin },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      streetAddress: job.place.street,
      addressLocality: job.place.city,
      addressRegion: job.place.region_code,
      postalCode: job.place.postcode,
      addressCountry: job.place.country_id,
    },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: job.salary.currency,
    value: {
      '@type': 'QuantitativeValue',
      minValue: job.salary.from,
      maxValue: job.salary.to,
      unitText: job.salary.per.toUpperCase(),
    },
  },
});
