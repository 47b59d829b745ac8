/**
 * For a process of the shop on Linux, to glibc. Otherwise each thread has a region of memory of its own, and keeps what was
 * used of it at its fullest; and a block of up to 32 MB is cut out of such a region as soon as one like it was freed, so that
 * whatever small thing lies above it keeps it from the system.
 */
export const MALLOC_SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Starts this process anew, under the same id, unless the environment has all of these: glibc reads them only then. */
export const setMalloc = (): void => {
  if (process.platform !== 'linux' || !process.execve) return;
  if (Object.keys(MALLOC_SETTINGS).every((name) => process.env[name])) return;
  const [program = process.execPath, ...rest] = process.argv;
  process.execve(process.execPath, [program, ...process.execArgv, ...rest], { ...MALLOC_SETTINGS, ...process.env });
};
