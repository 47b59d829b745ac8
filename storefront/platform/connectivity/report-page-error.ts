import { PAGE_ERROR_PATH, type PageError } from '#contract/page-errors.ts';

/** The first position of a stack in the shop's own code. */
const placeIn = (stack: string, origin: string): string | undefined =>
  stack
    .split(origin)
    .slice(1)
    .map((rest) => /^\/[\w./-]+:\d+:\d+/.exec(rest)?.[0])
    .find(Boolean);

/** Data of an error for the report; without its message, which may contain typed text. */
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

/** Reports an error to the shop's log, without waiting and also when the page is left. */
export const reportPageError = (error: unknown, id: string): void => {
  navigator.sendBeacon?.(PAGE_ERROR_PATH, JSON.stringify(pageErrorOf(error, id, location)));
};
