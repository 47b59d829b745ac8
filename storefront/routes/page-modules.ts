import type { AnyRouteMatch } from '@tanstack/react-router';
import type { MessageGroup } from '#storefront/platform/i18n/load-messages.ts';
import { loadedPageOf } from '#storefront/shell/loaded-page.ts';

/** Modules beyond the entry that the matched page needs, to be preloaded. */
export const modulesOf = (matches: readonly AnyRouteMatch[]): string[] => {
  const page = loadedPageOf(matches);
  return page ? [page.module] : [];
};

/** Groups of messages it uses. */
export const messagesOf = (matches: readonly AnyRouteMatch[]): MessageGroup[] => {
  const words = loadedPageOf(matches)?.words;
  return words ? [words] : [];
};
