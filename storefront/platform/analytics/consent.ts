import { browserStorage, STORAGE_PREFIX, type BrowserStorage } from '../browser-storage/browser-storage.ts';

export const CONSENT_KEY = 'privacy_choice';
/** Changes with the meaning of the panel's words: who agreed to other words is asked again. */
export const CONSENT_TEXT = '2026-11-21';
/** A choice is asked for again after a year. */
export const CONSENT_SECONDS = 365 * 86_400;

/** What a visitor decided, with which words before their eyes, when, and in which store view. */
export type Choice = { measurement: boolean; text: string; at: string; storeView: string };

export type Consent = {
  /** Undefined: not asked yet, or about other words, or too long ago. */
  choice(): Choice | undefined;
  /** The browser says no for its owner (Global Privacy Control); that stands above any choice. */
  isRefusedByBrowser(): boolean;
  mayMeasure(): boolean;
  choose(measurement: boolean, storeView: string): void;
  /** Calls back when the choice changes, here or in another tab. */
  subscribe(listener: () => void): () => void;
};

type Signals = { globalPrivacyControl?: boolean };

export const createConsent = (storage: BrowserStorage, signals: () => Signals, now: () => Date): Consent => {
  const listeners = new Set<() => void>();
  const announce = (): void => listeners.forEach((listener) => listener());
  const choice = (): Choice | undefined => {
    const kept = storage.get<Choice>(CONSENT_KEY);
    return kept?.text === CONSENT_TEXT ? kept : undefined;
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
