/** Why a command cannot begin: its message tells whoever gave it what is wrong and what to do, and no stack helps there. */
export class CannotStart extends Error {}

/** The words of a failure for the console: the message alone where that is all there is to know. */
export const failureText = (error: unknown): unknown => (error instanceof CannotStart ? error.message : error);
