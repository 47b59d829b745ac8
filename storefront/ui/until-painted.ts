/** Resolves in a task after the next paint: what was pressed shows that it is, and what follows from it comes then. */
export const untilPainted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
