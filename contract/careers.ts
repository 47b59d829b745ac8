/** Validation rules of job applications, shared by the form and the back end. */
import { lengthOf } from './text-length.ts';
import { EMAIL_RULES, FULL_NAME_RULES, optionalTelephoneRules } from './contact-fields.ts';
import { hasMaxLength, required, type Rule } from './validation.ts';

export const EMPLOYMENT_TYPES = ['full_time', 'part_time', 'temporary', 'internship'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

/** Allowed file name endings of documents; the back end also checks the content. */
export const DOCUMENT_TYPES = ['pdf', 'doc', 'docx'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Maximum size of one file. */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;
export const MAX_DOCUMENT_NAME = 120;

/** Upload endpoint: `POST` with the file as body and its name as `?name=`. */
export const DOCUMENTS_PATH = '/V1/careers/files';

export const MAX_APPLICANT_CITY = 100;
export const MAX_APPLICATION_TEXT = 4000;
export const MAX_APPLICATION_NEEDS = 1000;

export const APPLICATION_FIELDS = ['name', 'email', 'telephone', 'city', 'experience', 'made', 'needs', 'cv'] as const;
export type ApplicationField = (typeof APPLICATION_FIELDS)[number];

export const applicationRules = (countryId: string): Readonly<Record<ApplicationField, readonly Rule[]>> => ({
  name: FULL_NAME_RULES,
  email: EMAIL_RULES,
  telephone: optionalTelephoneRules(countryId),
  city: [hasMaxLength(MAX_APPLICANT_CITY)],
  experience: [required, hasMaxLength(MAX_APPLICATION_TEXT)],
  made: [hasMaxLength(MAX_APPLICATION_TEXT)],
  needs: [hasMaxLength(MAX_APPLICATION_NEEDS)],
  cv: [required],
});

/** Returns the document type of a file name, or undefined if its ending is not allowed. */
export const documentTypeOf = (name: string): DocumentType | undefined => {
  const [, ending = ''] = /\.([a-z]{3,4})$/i.exec(name.trim()) ?? [];
  return DOCUMENT_TYPES.find((type) => type === ending.toLowerCase());
};

/**
 * Reduces a path (with slashes or backslashes) to its file name, without control characters, shortened before the
 * ending.
 */
export const plainFileName = (given: string): string => {
  const name = (given.normalize('NFC').split(/[\\/]/).at(-1) ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (lengthOf(name) <= MAX_DOCUMENT_NAME) return name;
  const ending = /\.[^.]{1,5}$/.exec(name)?.[0] ?? '';
  return [...name].slice(0, MAX_DOCUMENT_NAME - ending.length).join('') + ending;
};
