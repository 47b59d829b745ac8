import { applicationRules, type ApplicationField } from '#contract/careers.ts';
import { firstProblem } from '#contract/validation.ts';
import { sessionBrowserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import type { FormValues } from '#storefront/platform/forms/use-form.ts';

export const STEPS = ['contact', 'experience', 'files', 'review'] as const;
export type Step = (typeof STEPS)[number];

export const FIELDS_OF: Readonly<Record<Step, readonly ApplicationField[]>> = {
  contact: ['name', 'email', 'telephone', 'city'],
  experience: ['experience', 'made', 'needs'],
  files: ['cv'],
  review: [],
};

/** An uploaded file. */
export type TakenFile = { token: string; name: string; bytes: number };
export type FileKind = 'cv' | 'letter';

/** The unsent application; stored in this tab across steps and reloads. */
export type Draft = {
  values: FormValues;
  files: Partial<Record<FileKind, TakenFile>>;
  /** Stays the same when the same application is sent again. */
  requestId: string;
};

/** The shop stores unsent files for the same time. */
const STORED_SECONDS = 86_400;

// Removed with all drafts on sign-out.
const keyOf = (job: string): string => `draft-careers-${job || 'open'}`;

export const newDraft = (): Draft => ({ values: {}, files: {}, requestId: crypto.randomUUID() });

export const readDraft = (job: string): Draft => sessionBrowserStorage.get<Draft>(keyOf(job)) ?? newDraft();

export const storeDraft = (job: string, draft: Draft): void =>
  void sessionBrowserStorage.set(keyOf(job), draft, STORED_SECONDS);

export const forgetDraft = (job: string): void => sessionBrowserStorage.remove(keyOf(job));

const valueOf = ({ values, files }: Draft, field: ApplicationField): string =>
  field === 'cv' ? (files.cv?.token ?? '') : (values[field] ?? '');

const isDone = (draft: Draft, step: Step, countryId: string): boolean =>
  FIELDS_OF[step].every((field) => !firstProblem(valueOf(draft, field), applicationRules(countryId)[field]));

/** The requested step, or the first incomplete one before it. */
export const reachable = (draft: Draft, requested: Step, countryId: string): Step => {
  const open = STEPS.findIndex((step) => !isDone(draft, step, countryId));
  return open >= 0 && open < STEPS.indexOf(requested) ? (STEPS[open] ?? 'contact') : requested;
};
