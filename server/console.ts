/** Output for the operator at the terminal, separate from the log. */
export type ConsoleOutput = {
  say: (line: string) => void;
  /** Prints the title, and the duration if it was noticeable. */
  step: <T>(title: string, work: () => Promise<T>) => Promise<T>;
};

const NOTICEABLE_MS = 1_000;

export const consoleOutput = (write: (line: string) => void = console.log): ConsoleOutput => ({
  say: (line) => write(line),
  step: async (title, work) => {
    const startedAt = performance.now();
    write(`  ${title} …`);
    const result = await work();
    const elapsed = performance.now() - startedAt;
    if (elapsed >= NOTICEABLE_MS) write(`    done in ${(elapsed / 1000).toFixed(1)} s`);
    return result;
  },
});
