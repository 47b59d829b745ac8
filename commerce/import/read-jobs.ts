import * as v from 'valibot';
import { EMPLOYMENT_TYPES } from '#contract/careers.ts';
import type { JobInput } from '#commerce/people/careers/types.ts';
import type { CmsPageInput } from '#commerce/merchandise/cms/types.ts';
import type { ShowroomInput } from '#commerce/merchandise/showroom/types.ts';
import type { Folder } from './folder.ts';
import { currency, localized, text, urlKey } from './field-schemas.ts';

const FILE = 'jobs.yaml';

const date = v.pipe(v.string('must be a text: put it in quotes'), v.isoDate('must look like 2027-01-15'));
const amount = v.pipe(v.number('must be a number'), v.minValue(0, 'must be 0 or more'));

const jobsSchema = v.strictObject({
  departments: v.record(urlKey, localized),
  jobs: v.array(
    v.strictObject({
      code: urlKey,
      title: localized,
      summary: localized,
      department: urlKey,
      showroom: text,
      where: localized,
      type: v.picklist(EMPLOYMENT_TYPES, `must be one of ${EMPLOYMENT_TYPES.join(', ')}`),
      hours: localized,
      pay: localized,
      salary: v.strictObject({
        from: amount,
        to: amount,
        per: v.picklist(['hour', 'year'], 'must be hour or year'),
        currency,
      }),
      posted: date,
      apply_by: date,
    }),
  ),
});

/** Jobs of jobs.yaml; each names a department, a showroom and the page that describes it. */
export const readJobs = (
  folder: Folder,
  showrooms: readonly ShowroomInput[],
  pages: readonly CmsPageInput[],
): readonly JobInput[] => {
  if (!folder.exists(FILE)) return [];
  const file = folder.yaml(FILE, jobsSchema);
  const identifiers = new Set(pages.map(({ identifier }) => identifier));
  return (file?.jobs ?? []).flatMap(({ apply_by: applyBy, ...job }) => {
    const departmentLabel = file?.departments[job.department];
    const wrong = (field: string, message: string): void =>
      folder.problems.add({ file: FILE, field: `${job.code}.${field}`, message });
    if (!departmentLabel) wrong('department', `there is no department "${job.department}"`);
    if (!showrooms.some(({ code }) => code === job.showroom))
      wrong('showroom', `there is no showroom "${job.showroom}" in showrooms.yaml`);
    if (!identifiers.has(`careers/job/${job.code}`)) wrong('code', `there is no page careers/job/${job.code}`);
    if (job.salary.from > job.salary.to) wrong('salary', 'begins above its end');
    return departmentLabel ? [{ ...job, departmentLabel, applyBy } as JobInput] : [];
  });
};
