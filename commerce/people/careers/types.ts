import type { DocumentType, EmploymentType } from '#contract/careers.ts';
import type { Language, Wording } from '#commerce/platform/store-view-types.ts';

export type JobTexts = Readonly<{ en: string } & Partial<Record<Wording, string>>>;

/** A job as jobs.yaml has it. */
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
  salary: { from: number; to: number; per: 'hour' | 'year'; currency: 'CAD' | 'USD' };
  /** YYYY-MM-DD, as is `applyBy`, the last day in the time zone of its place. */
  posted: string;
  applyBy: string;
};

/** What has become of an application. */
export const APPLICATION_STATES = ['new', 'invited', 'hired', 'refused'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** An application, checked; files by the tokens of their upload. */
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

/** A file of an application; `storedAs` is its random name in the folder of applications. */
export type KeptFile = { kind: FileKind; name: string; type: DocumentType; bytes: number; storedAs: string };

export type ApplicationRecord = Omit<JobApplication, 'requestId' | 'cv' | 'letter'> & {
  id: number;
  state: ApplicationState;
  jobTitle: string | null;
  /** Code of the store view it was written in. */
  storeView: string;
  language: Language;
  /** Names of its files as the applicant called them. */
  files: string;
  sentAt: Date;
};
