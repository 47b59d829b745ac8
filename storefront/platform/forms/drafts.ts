import { sessionBrowserStorage, type BrowserStorage } from '../browser-storage/browser-storage.ts';
import type { FormValues } from './use-form.ts';

const PREFIX = 'draft-';
/** Seconds: enough time to sign in again. */
export const DRAFT_SECONDS = 900;

type Draft = { owner: string; values: FormValues };

/** Passwords are never stored. */
const withoutPasswords = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !name.includes('password')));

/** Stores a form's values in this tab when its owner's sign-in expires. */
export const saveDraft = (
  form: string,
  owner: string,
  values: FormValues,
  storage: BrowserStorage = sessionBrowserStorage,
): void => void storage.set(PREFIX + form, { owner, values: withoutPasswords(values) } satisfies Draft, DRAFT_SECONDS);

/** The draft of this owner; undefined for other customers. */
export const draftOf = (
  form: string,
  owner: string,
  storage: BrowserStorage = sessionBrowserStorage,
): FormValues | undefined => {
  const draft = storage.get<Draft>(PREFIX + form);
  return draft?.owner === owner ? draft.values : undefined;
};

/** Removes expired drafts; reading one removes it. */
export const forgetExpiredDrafts = (storage: BrowserStorage = sessionBrowserStorage): void => {
  for (const key of storage.keys()) if (key.startsWith(PREFIX)) storage.record(key);
};

export const forgetDrafts = (storage: BrowserStorage = sessionBrowserStorage): void => {
  for (const key of storage.keys()) if (key.startsWith(PREFIX)) storage.remove(key);
};
