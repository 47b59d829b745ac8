import {
  browserStorage,
  STORAGE_PREFIX,
  type BrowserStorage,
  type StoredRecord,
} from '../browser-storage/browser-storage.ts';

export const TOKEN_KEY = 'signin_token';
/** Stored longer than the token, to detect a sign-in that expired while no page was open. */
export const SIGNED_IN_KEY = 'signed_in';
/** Lifetime of a sign-in in seconds. */
export const TOKEN_LIFETIME = 3600;

/**
 * `begun`: signed in. `renewed`: the same customer has a new token. `ended`: signed out. `lapsed`: the sign-in expired,
 * or the back end rejected its token.
 */
export type SessionChange = 'begun' | 'renewed' | 'ended' | 'lapsed';
/** `elsewhere`: in another tab of this browser. */
export type SessionListener = (change: SessionChange, where: 'here' | 'elsewhere') => void;

export type Session = {
  token(): string | undefined;
  isSignedIn(): boolean;
  setToken(token: string): void;
  clearToken(): void;
  /** Ends an expired sign-in. */
  lapse(): void;
  /** The back end refused a request of the customer: the token may have been revoked. */
  doubt(): void;
  /** Calls the listener when the back end refused a request. Returns the unsubscribe function. */
  onDoubt(listener: () => void): () => void;
  /** Returns true once if a sign-in expired while no page was open. */
  takeLapse(): boolean;
  /** Increases whenever another person may be using the page, to remove the previous person's data. */
  sitting(): number;
  /** Expiry of the sign-in, in milliseconds since 1970; undefined for a guest. */
  expiresAt(): number | undefined;
  /** Notifies of sign-ins and sign-outs, here or in another tab; returns a function to unsubscribe. */
  subscribe(listener: SessionListener): () => void;
};

const endOf = (record: StoredRecord): number => record.timeStored + (record.ttl ?? TOKEN_LIFETIME) * 1000;

const recordIn = (text: string | null): StoredRecord | undefined => {
  try {
    return text ? (JSON.parse(text) as StoredRecord) : undefined;
  } catch {
    return undefined;
  }
};

/** The session change behind another tab's write. Reading an expired record removes it. */
const changeBy = ({ oldValue, newValue }: StorageEvent): SessionChange => {
  if (newValue !== null) return oldValue === null ? 'begun' : 'renewed';
  const before = recordIn(oldValue);
  return before && endOf(before) < Date.now() ? 'lapsed' : 'ended';
};

export const createSession = (storage: BrowserStorage = browserStorage): Session => {
  const listeners = new Set<SessionListener>();
  const doubters = new Set<() => void>();
  const token = (): string | undefined => storage.get<string>(TOKEN_KEY);
  let known = token();
  let sitting = 0;

  const announce = (change: SessionChange, where: 'here' | 'elsewhere'): void => {
    known = token();
    if (change !== 'renewed') sitting += 1;
    listeners.forEach((listener) => listener(change, where));
  };
  const forget = (change: 'ended' | 'lapsed'): void => {
    storage.remove(TOKEN_KEY);
    storage.remove(SIGNED_IN_KEY);
    announce(change, 'here');
  };
  const hear = (event: StorageEvent): void => {
    if (event.key === STORAGE_PREFIX + TOKEN_KEY) announce(changeBy(event), 'elsewhere');
    else if (event.key === null && known) announce('ended', 'elsewhere');
  };
  /** A page restored from the back/forward cache has missed all events. */
  const wake = ({ persisted }: PageTransitionEvent): void => {
    const now = token();
    if (!persisted || now === known) return;
    if (known) announce('ended', 'elsewhere');
    if (now) announce('begun', 'elsewhere');
  };

  return {
    token,
    isSignedIn: () => token() !== undefined,
    setToken: (value) => {
      const change = token() === undefined ? 'begun' : 'renewed';
      storage.set(TOKEN_KEY, value, TOKEN_LIFETIME);
      storage.set(SIGNED_IN_KEY, true);
      announce(change, 'here');
    },
    clearToken: () => forget('ended'),
    lapse: () => forget('lapsed'),
    doubt: () => doubters.forEach((listener) => listener()),
    onDoubt: (listener) => {
      doubters.add(listener);
      return () => void doubters.delete(listener);
    },
    takeLapse: () => {
      const hasLapsed = token() === undefined && storage.get(SIGNED_IN_KEY) === true;
      if (hasLapsed) storage.remove(SIGNED_IN_KEY);
      return hasLapsed;
    },
    sitting: () => sitting,
    expiresAt: () => {
      const record = storage.record(TOKEN_KEY);
      return record && endOf(record);
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        window.addEventListener('storage', hear);
        window.addEventListener('pageshow', wake);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', hear);
        window.removeEventListener('pageshow', wake);
      };
    },
  };
};

/** During server rendering, every visitor is a guest. */
export const guestSession: Session = {
  token: () => undefined,
  isSignedIn: () => false,
  setToken: () => undefined,
  clearToken: () => undefined,
  lapse: () => undefined,
  doubt: () => undefined,
  onDoubt: () => () => undefined,
  takeLapse: () => false,
  sitting: () => 0,
  expiresAt: () => undefined,
  subscribe: () => () => undefined,
};
