import { isTransient } from './failure.ts';

export const RETRY = { attempts: 5, initialDelayMs: 300 };

export type RetryEnvironment = {
  isOnline(): boolean;
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  random(): number;
};

/** Up to five attempts while online; the n-th wait is random below twice the one before, the first below 600 ms. */
export const withRetry = async <T>(work: () => Promise<T>, environment: RetryEnvironment, signal?: AbortSignal): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= RETRY.attempts || !isTransient(error) || !environment.isOnline() || signal?.aborted) throw error;
      await environment.wait(Math.round(environment.random() * RETRY.initialDelayMs * 2 ** attempt), signal);
    }
  }
};

export const browserRetry: RetryEnvironment = {
  isOnline: () => globalThis.navigator?.onLine !== false,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
};
