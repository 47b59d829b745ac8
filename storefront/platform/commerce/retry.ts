import { CommerceError } from './errors.ts';

export const MAX_ATTEMPTS = 5;
const FIRST_DELAY = 300;

export type RetryConditions = {
  isOnline: () => boolean;
  /** Returns a number from 0 up to 1. */
  random: () => number;
  wait: (milliseconds: number) => Promise<void>;
};

export const browserConditions: RetryConditions = {
  isOnline: () => typeof navigator === 'undefined' || navigator.onLine !== false,
  random: Math.random,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** Up to five attempts with exponential backoff from about 300 ms and jitter; only while online. */
export const withRetry = async <T>(
  work: () => Promise<T>,
  { isOnline, random, wait }: RetryConditions = browserConditions,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const mayRetry = error instanceof CommerceError && error.isRetryable && attempt < MAX_ATTEMPTS && isOnline();
      if (!mayRetry) throw error;
      await wait(FIRST_DELAY * 2 ** (attempt - 1) * (0.5 + random()));
    }
  }
};
