/** What tests have drawn and not taken away, each with the function that does. */
export const mounted = new Set<() => Promise<void>>();
