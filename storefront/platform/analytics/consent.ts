import { browserStorage, STORAGE_PREFIX, type BrowserStorage } from '../browser-storage/browser-storage.ts';

export const CONSENT_KEY = 'privacy_choice';
/** Change it whenever the meaning of the panel's text changes, so that all visitors decide again. */
export const CONSENT_TEXT = '2026-11-21';
/** Consent expires after a year. */
export const CONSENT_SECONDS = 365 * 86_400;

/** A visitor's decision, with the version of the text, the time and the store view. */
export type Choice = { measurement: boolean; text: string; at: string; storeView: string };

export type Consent = {
  /** Undefined if there is no decision, or if it is about an older text or expired. */
  choice(): Choice | undefined;
  /** Global Privacy Control overrides any choice. */
  isRefusedByBrowser(): boolean;
  mayMeasure(): boolean;
  choose(measurement: boolean, storeView: string): void;
  /** Notifies of changes, here or in another tab. */
  subscribe(listener: () => void): () => void;
};

type Signals = { globalPrivacyControl?: boolean };

export const createConsent = (storage: BrowserStorage, signals: () => Signals, now: () => Date): Consent => {
  const listeners = new Set<() => void>();
  const announce = (): void => listeners.forEach((listener) => listener());
  const choice = (): Choice | undefined => {
    const stored = storage.get<Choice>(CONSENT_KEY);
    return stored?.text === CONSENT_TEXT ? stored : undefined;
  };
  const isRefusedByBrowser = (): boolean => signals().globalPrivacyControl === true;
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key === STORAGE_PREFIX + CONSENT_KEY) announce();
  };
  return {
    choice,
    isRefusedByBrowser,
    mayMeasure: () => !isRefusedByBrowser() && choice()?.measurement === true,
    choose: (measurement, storeView) => {
      const made: Choice = { measurement, text: CONSENT_TEXT, at: now().toISOString(), storeView };
      storage.set(CONSENT_KEY, made, CONSENT_SECONDS);
      announce();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
};

export const consent: Consent = createConsent(
  browserStorage,
  () => navigator as Signals,
  () => new Date(),
);
