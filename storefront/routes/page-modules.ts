import type { AnyRouteMatch } from '@tanstack/react-router';
import { pageTypeModule } from './page-types.ts';
import type { ResolvedPage } from './page-type.ts';

/** A fixed route whose component is lazy names its module here: `staticData: { module: 'storefront/features/cart/cart-page.tsx' }`. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    module?: string;
    /** Its loader waits for the words of checkout and tracking. */
    usesOrderMessages?: boolean;
  }
}

/** Modules beyond the entry that the matched pages are made of, so that the browser fetches them at once. */
export const modulesOf = (matches: readonly AnyRouteMatch[]): string[] =>
  matches.flatMap(({ staticData, loaderData }) => {
    const page = (loaderData as { page?: ResolvedPage } | undefined)?.page;
    return [...(staticData.module ? [staticData.module] : []), ...(page?.type ? [pageTypeModule(page.type)] : [])];
  });

export const usesOrderMessages = (matches: readonly AnyRouteMatch[]): boolean => matches.some(({ staticData }) => staticData.usesOrderMessages);
