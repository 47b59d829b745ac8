import { PAGE_ERROR_PATH, type PageError } from '#contract/page-errors.ts';

/** The first place of the shop's own code in a stack. */
const placeIn = (stack: string, origin: string): string | undefined =>
  stack
    .split(origin)
    .slice(1)
    .map((rest) => /^\/[\w./-]+:\d+:\d+/.exec(rest)?.[0])
    .find(Boolean);

/** What may be told of an error. Its message may hold what the visitor typed and is left out. */
export const pageErrorOf = (
  error: unknown,
  id: string,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
): PageError => {
  const { name, message, stack } = error instanceof Error ? error : new Error();
  const number = /^Minified React error #(\d+)/.exec(message)?.[1];
  return {
    id,
    name: error instanceof Error ? name : typeof error,
    code: number === undefined ? undefined : Number(number),
    at: error instanceof Error ? placeIn(stack ?? '', origin) : undefined,
    page: pathname,
  };
};

/** Tells the shop's log of an error; nobody waits for it, and a page that is left still sends it. */
export const tellPageError = (error: unknown, id: string): void => {
  navigator.sendBeacon?.(PAGE_ERROR_PATH, JSON.stringify(pageErrorOf(error, id, location)));
};
