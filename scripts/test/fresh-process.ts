import { afterAll, vi } from 'vitest';

/** What a test file has held or put in the place of something else, undone for the next one in its process. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
