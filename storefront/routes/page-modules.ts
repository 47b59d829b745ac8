import type { AnyRouteMatch } from '@tanstack/react-router';
import type { MessageGroup } from '#storefront/platform/i18n/load-messages.ts';
import { pageTypeMessages, pageTypeModule } from './page-types.ts';
import type { ResolvedPage } from './page-type.ts';

/** A fixed route whose component is lazy names its module here: `staticData: { module: 'storefront/features/cart/cart-page.tsx' }`. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    module?: string;
    /** Words its loader waits for. */
    messages?: MessageGroup;
  }
}

const resolvedPage = (loaderData: unknown): ResolvedPage | undefined => {
  const page = (loaderData as { page?: Partial<ResolvedPage> } | undefined)?.page;
  return page?.type ? (page as ResolvedPage) : undefined;
};

/** Modules beyond the entry that the matched pages are made of, so that the browser fetches them at once. */
export const modulesOf = (matches: readonly AnyRouteMatch[]): string[] =>
  matches.flatMap(({ staticData, loaderData }) => {
    const page = resolvedPage(loaderData);
    return [...(staticData.module ? [staticData.module] : []), ...(page ? [pageTypeModule(page.type)] : [])];
  });

/** Groups of words they use. */
export const messagesOf = (matches: readonly AnyRouteMatch[]): MessageGroup[] =>
  matches.flatMap(({ staticData, loaderData }) => {
    const page = resolvedPage(loaderData);
    return [staticData.messages, page && pageTypeMessages(page.type)].filter((group) => group !== undefined);
  });
