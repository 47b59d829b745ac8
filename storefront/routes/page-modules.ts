import { catalogueOf } from '#storefront/platform/i18n/load-messages.ts';
import type { MessagePart } from '#storefront/platform/i18n/message-parts.ts';
import type { Shown } from '#storefront/platform/navigation/types.ts';
import { loadedPageOf } from '#storefront/shell/loaded-page.ts';

/** Modules of the matched page beyond the entry, to be preloaded: its messages and its code. */
export const modulesOf = (shown: Shown, locale: string): string[] => {
  const page = loadedPageOf(shown);
  const parts: MessagePart[] = page?.part ? ['browse', page.part] : ['browse'];
  return [...parts.map((part) => `virtual:messages/${catalogueOf(locale)}/${part}`), ...(page ? [page.module] : [])];
};
