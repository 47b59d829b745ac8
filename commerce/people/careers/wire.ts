import type { JobOpening } from '#contract/generated/schema-types.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { textFor } from './rules.ts';
import type { Job } from './service.ts';

/** The contract's JobOpening, in the wording of a store view. */
export const jobOnWire = (job: Job, view: StoreView): JobOpening => ({
  code: job.code,
  title: textFor(job.title, view),
  summary: textFor(job.summary, view),
  department: job.department,
  department_label: textFor(job.departmentLabel, view),
  place: {
    code: job.place.code,
    name: job.place.name,
    street: job.place.street,
    city: job.place.city,
    region_code: job.place.regionCode,
    postcode: job.place.postcode,
    country_id: job.place.country,
  },
  where: textFor(job.where, view),
  employment_type: job.type,
  hours: textFor(job.hours, view),
  pay: textFor(job.pay, view),
  salary: { ...job.salary },
  posted_on: job.posted,
  apply_by: job.applyBy,
  is_open: job.isOpen,
});
