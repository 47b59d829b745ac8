import type { Visibility } from '#commerce/platform/database/visible-dates.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';

/** Visibility as fields of editable content. */
export const visibilityFields = (visibility: Visibility | undefined) => ({
  isActive: visibility?.isActive,
  visibleFrom: visibility?.from,
  visibleUntil: visibility?.until,
});

/** True from `from` and before `until`; null is no limit. */
export const isVisible = ({ from, until }: { from: Date | null; until: Date | null }, now: Date): boolean =>
  (!from || from <= now) && (!until || until > now);

/** A time in UTC, such as `2027-03-01 05:00:00`. Null if it is empty; throws for another text. */
const readTime = (fields: RestFields, name: string): Date | null => {
  const text = fields.text(name);
  if (!text) return null;
  const at = new Date(`${text.replace(' ', 'T')}Z`);
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) || Number.isNaN(at.getTime()))
    throw new InputError('Invalid value of "%1" provided for the %2 field.', { parameters: [text, name] });
  return at;
};

/** Reads the dates of something that is visible from and until a time. */
export const readVisibleDates = (fields: RestFields): { from: Date | null; until: Date | null } => {
  const from = readTime(fields, 'visibleFrom');
  const until = readTime(fields, 'visibleUntil');
  if (from && until && until <= from)
    throw new InputError('The end must be after the begin.', { code: 'CONTENT_DATES' });
  return { from, until };
};
