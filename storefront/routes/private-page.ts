import type { AnyRouteMatch } from '@tanstack/react-router';
import type { Page } from './lazy-page.tsx';

/** Whether a matched page shows a customer's own data once it is alive. */
export const isPrivatePage = (matches: readonly AnyRouteMatch[]): boolean =>
  matches.some(({ loaderData }) => (loaderData as { page?: Partial<Page<unknown>> } | undefined)?.page?.isPrivate === true);
