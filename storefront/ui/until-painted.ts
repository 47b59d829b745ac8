/** Resolves in a task after the next paint, so that a button shows its pressed state before the work starts. */
export const untilPainted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
