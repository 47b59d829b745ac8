import { useRouterState } from '@tanstack/react-router';
import type { PageKind } from '#storefront/features/store-view/switch-store.ts';

type Resolved = { page?: { type?: string } } | undefined;

/** What the back end said stands at the address; undefined for pages with an address of their own. */
export const usePageKind = (): PageKind =>
  useRouterState({
    select: ({ matches }) => {
      const type = (matches.at(-1)?.loaderData as Resolved)?.page?.type;
      return type === 'CATEGORY' || type === 'PRODUCT' ? type : undefined;
    },
  });
