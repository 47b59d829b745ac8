import { PAGES } from '#contract/pages.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';

/**
 * URL of a guest's order, with its access token. `cancel` is the confirmation key of a cancellation, `later` is set if it
 * concerns the units not in stock yet.
 */
export const guestLink = (
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  view: Pick<StoreView, 'pathPrefix'>,
  given: { token: string; cancel?: string; later?: string },
): string => `${publicUrl}${view.pathPrefix}${PAGES['guest-order'].path}?${new URLSearchParams(given)}`;
