import type { Settings } from '#commerce/platform/settings.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';

type Of = { publicUrl: Settings['publicUrl']; view: Pick<StoreView, 'code' | 'pathPrefix'>; token: string };

/** The page that asks once more and ends a subscription: for the foot of a letter. */
export const endPage = ({ publicUrl, view, token }: Of): string =>
  `${publicUrl}${view.pathPrefix}/newsletter/unsubscribe?token=${token}`;

/** Where mail programs end it without asking (RFC 8058): for a letter's `List-Unsubscribe`. Opened in a browser it leads to the page. */
export const oneClickAddress = ({ publicUrl, view, token }: Of): string =>
  `${publicUrl}/rest/${view.code}/V1/newsletter/unsubscribe/${token}`;
