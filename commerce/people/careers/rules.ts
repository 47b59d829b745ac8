import { textIn, wordingOf, type Language, type Texts } from '#contract/languages.ts';
import { typedEmail } from '#contract/typed-text.ts';
import { Temporal } from 'temporal-polyfill';
import { APPLICATION_FIELDS, applicationRules } from '#contract/careers.ts';
import type { ApplicationField } from '#contract/careers.ts';
import type { JobApplicationInput } from '#contract/generated/schema-types.ts';
import { telephoneAsIn } from '#contract/telephone.ts';
import { firstProblem } from '#contract/validation.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { cleanLine, cleanText } from '#commerce/platform/clean-text.ts';
import { checkRequestId } from '#commerce/platform/request-id.ts';
import type { JobApplication, JobTexts } from './types.ts';

/** Applications per IP address. */
export const APPLY_RATE = { limit: 10, perSeconds: 3600 };
/** Files per IP address. */
export const UPLOAD_RATE = { limit: 30, perSeconds: 3600 };
/** Confirmations per email address in a day, as anybody may enter any address. */
export const MAX_ACKNOWLEDGED = 3;
/** Total size of files that belong to no application yet. */
export const MAX_PENDING_BYTES = 1024 ** 3;
/** Mail servers accept about 25 MB, and encoding enlarges a file by a third. */
export const MAX_ATTACHED_BYTES = 15 * 1024 * 1024;

/** The text in the language of a store view; US views may have their own wording. */
export const textFor = (texts: JobTexts, view: { locale: string; language: Language }): string =>
  textIn(texts as Texts, wordingOf(view));

/** The midnight after a day (YYYY-MM-DD) in a time zone. */
export const endOf = (day: string, timeZone: string | null): Date =>
  new Date(
    Temporal.PlainDate.from(day)
      .add({ days: 1 })
      .toZonedDateTime(timeZone ?? 'UTC').epochMilliseconds,
  );

export const fieldError = (field: ApplicationField | 'letter' | 'job', message: string): InputError =>
  new InputError(message, { code: `CAREERS_${field.toUpperCase()}` });

const TOKEN = /^[A-Za-z0-9]{32}$/;

/** Validated and trimmed. Throws all problems, each with its field's code. */
export const checkedApplication = (input: JobApplicationInput, countryId: string): JobApplication => {
  if (input.website) throw new InputError('The application form is unavailable.', { code: 'CAREERS_REFUSED' });
  checkRequestId(input.request_id);
  const values: Readonly<Record<ApplicationField, string>> = {
    name: cleanLine(input.name),
    email: typedEmail(input.email),
    telephone: cleanLine(input.telephone),
    city: cleanLine(input.city),
    experience: cleanText(input.experience),
    made: cleanText(input.made),
    needs: cleanText(input.needs),
    cv: TOKEN.test(input.cv) ? input.cv : '',
  };
  const rules = applicationRules(countryId);
  const errors = APPLICATION_FIELDS.flatMap((field) =>
    firstProblem(values[field], rules[field]) ? [fieldError(field, `Field ${field} is not valid.`)] : [],
  );
  if (input.letter && !TOKEN.test(input.letter)) errors.push(fieldError('letter', 'Field letter is not valid.'));
  const [only, ...others] = errors;
  if (only) throw others.length ? new InputError(only.message, { errors }) : only;
  return {
    requestId: input.request_id,
    job: input.job || null,
    name: values.name,
    email: values.email,
    telephone: values.telephone ? telephoneAsIn(countryId, values.telephone) : null,
    city: values.city || null,
    experience: values.experience,
    made: values.made || null,
    needs: values.needs || null,
    cv: values.cv,
    letter: input.letter || null,
  };
};
