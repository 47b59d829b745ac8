import { afterAll, vi } from 'vitest';

/** Undoes what a test file has mocked or stubbed, because the next file runs in the same process. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
