/** A command or the shop cannot start: the message states the reason and the remedy, and is printed without a stack. */
export class CannotStart extends Error {}

/** The text to print for a failure: only the message if a stack would not help. */
export const failureText = (error: unknown): unknown => (error instanceof CannotStart ? error.message : error);

/** Runs a command of the console; a failure is printed and becomes the exit code 1. */
export const runMain = (main: () => Promise<void>): void => {
  main().catch((error: unknown) => {
    console.error(failureText(error));
    process.exitCode = 1;
  });
};
