import { afterAll, vi } from 'vitest';

/** Undoes the mocks and stubs of a test file, because the next file runs in the same process. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
