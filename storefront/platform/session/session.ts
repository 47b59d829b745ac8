import { browserStorage, type BrowserStorage } from '../browser-storage/browser-storage.ts';

export const TOKEN_KEY = 'signin_token';
/** Seconds a sign-in lasts. */
export const TOKEN_LIFETIME = 3600;

export type Session = {
  token(): string | undefined;
  isSignedIn(): boolean;
  setToken(token: string): void;
  clearToken(): void;
  /** When the sign-in runs out, in milliseconds since 1970; undefined for a guest. */
  expiresAt(): number | undefined;
  /** Calls back whenever somebody signs in or out here; the returned function ends it. */
  subscribe(listener: () => void): () => void;
};

export const createSession = (storage: BrowserStorage = browserStorage): Session => {
  const listeners = new Set<() => void>();
  const announce = (): void => listeners.forEach((listener) => listener());
  const token = (): string | undefined => storage.get<string>(TOKEN_KEY);
  return {
    token,
    isSignedIn: () => token() !== undefined,
    setToken: (value) => {
      storage.set(TOKEN_KEY, value, TOKEN_LIFETIME);
      announce();
    },
    clearToken: () => {
      storage.remove(TOKEN_KEY);
      announce();
    },
    expiresAt: () => {
      const record = storage.record(TOKEN_KEY);
      return record && record.timeStored + (record.ttl ?? TOKEN_LIFETIME) * 1000;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** While the server renders everyone is a guest. */
export const guestSession: Session = {
  token: () => undefined,
  isSignedIn: () => false,
  setToken: () => undefined,
  clearToken: () => undefined,
  expiresAt: () => undefined,
  subscribe: () => () => undefined,
};
