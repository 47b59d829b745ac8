/**
 * For a process of the shop on Linux: glibc otherwise gives each thread a region of memory of its own, and keeps what
 * was used of each at its fullest.
 */
export const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

/** Starts this process anew, under the same id, unless the environment says how many there are: glibc reads it only then. */
export const limitArenas = (): void => {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX || !process.execve) return;
  const [program = process.execPath, ...rest] = process.argv;
  process.execve(process.execPath, [program, ...process.execArgv, ...rest], { ...process.env, ...FEW_ARENAS });
};
