import type { AnyRouteMatch } from '@tanstack/react-router';
import type { RouterContext } from '#storefront/platform/page/router-context.ts';
import type { HeadInput } from '#storefront/platform/seo/page-head.ts';

/**
 * For a route's `head`: hands the page's head to the document writer. The title alone also stands where the router's own
 * tools look for it.
 */
export const routeHead = (input: HeadInput): { meta: { title: string; head: HeadInput }[] } => ({ meta: [{ title: input.title, head: input }] });

/** The head of the deepest page that has one. */
export const headOf = (matches: readonly AnyRouteMatch[]): HeadInput | undefined =>
  matches
    .flatMap(({ meta }) => (meta ?? []) as unknown as { head?: HeadInput }[])
    .findLast((entry) => entry?.head)?.head;

/** `context` of a match inside `head`. */
export const contextOf = (match: { context: unknown }): RouterContext => match.context as RouterContext;
