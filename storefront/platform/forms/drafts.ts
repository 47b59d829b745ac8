import { sessionBrowserStorage, type BrowserStorage } from '../browser-storage/browser-storage.ts';
import type { FormValues } from './use-form.ts';

const PREFIX = 'draft-';
/** Seconds: long enough to find the password. */
const KEPT_FOR = 900;

type Draft = { owner: string; values: FormValues };

/** Passwords are kept nowhere. */
const withoutPasswords = (values: FormValues): FormValues => Object.fromEntries(Object.entries(values).filter(([name]) => !name.includes('password')));

/** Keeps in this tab what was typed into a form when the sign-in of its owner ran out. */
export const keepDraft = (form: string, owner: string, values: FormValues, storage: BrowserStorage = sessionBrowserStorage): void =>
  storage.set(PREFIX + form, { owner, values: withoutPasswords(values) } satisfies Draft, KEPT_FOR);

/** What its owner had typed; another customer is told nothing. */
export const draftOf = (form: string, owner: string, storage: BrowserStorage = sessionBrowserStorage): FormValues | undefined => {
  const draft = storage.get<Draft>(PREFIX + form);
  return draft?.owner === owner ? draft.values : undefined;
};

export const forgetDrafts = (storage: BrowserStorage = sessionBrowserStorage): void => {
  for (const key of storage.keys()) if (key.startsWith(PREFIX)) storage.remove(key);
};
