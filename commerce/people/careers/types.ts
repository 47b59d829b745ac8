import type { DocumentType, EmploymentType } from '#contract/careers.ts';
import type { Language, Wording } from '#commerce/platform/store-view-types.ts';

export type JobTexts = Readonly<{ en: string } & Partial<Record<Wording, string>>>;

/** A job in jobs.yaml. */
export type JobInput = {
  code: string;
  title: JobTexts;
  summary: JobTexts;
  department: string;
  departmentLabel: JobTexts;
  /** Code of a showroom. */
  showroom: string;
  where: JobTexts;
  type: EmploymentType;
  hours: JobTexts;
  pay: JobTexts;
  salary: { from: number; to: number; per: 'hour' | 'year'; currency: string };
  /** Posting date and last day to apply (YYYY-MM-DD), in the time zone of the showroom. */
  posted: string;
  applyBy: string;
};

export const APPLICATION_STATES = ['new', 'invited', 'hired', 'refused'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** A validated application; it refers to files by their upload tokens. */
export type JobApplication = {
  requestId: string;
  job: string | null;
  name: string;
  email: string;
  telephone: string | null;
  city: string | null;
  experience: string;
  made: string | null;
  needs: string | null;
  cv: string;
  letter: string | null;
};

export type FileKind = 'cv' | 'letter';

/** A file of an application; `storedAs` is its random name in the applications directory. */
export type StoredFile = { kind: FileKind; name: string; type: DocumentType; bytes: number; storedAs: string };

export type ApplicationRecord = Omit<JobApplication, 'requestId' | 'cv' | 'letter'> & {
  id: number;
  state: ApplicationState;
  jobTitle: string | null;
  /** Code of the store view in which it was written. */
  storeView: string;
  language: Language;
  /** Original file names. */
  files: string;
  sentAt: Date;
};
