import { browserStorage, type BrowserStorage } from '../browser-storage/browser-storage.ts';

export const TOKEN_KEY = 'signin_token';
/** Seconds a sign-in lasts. */
export const TOKEN_LIFETIME = 3600;

export type Session = {
  token(): string | undefined;
  isSignedIn(): boolean;
  setToken(token: string): void;
  clearToken(): void;
};

export const createSession = (storage: BrowserStorage = browserStorage): Session => {
  const token = (): string | undefined => storage.get<string>(TOKEN_KEY);
  return {
    token,
    isSignedIn: () => token() !== undefined,
    setToken: (value) => storage.set(TOKEN_KEY, value, TOKEN_LIFETIME),
    clearToken: () => storage.remove(TOKEN_KEY),
  };
};

/** While the server renders everyone is a guest. */
export const guestSession: Session = { token: () => undefined, isSignedIn: () => false, setToken: () => undefined, clearToken: () => undefined };
