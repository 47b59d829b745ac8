import type { Settings } from '#commerce/platform/settings.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';

type Of = { publicUrl: Settings['publicUrl']; view: Pick<StoreView, 'code' | 'pathPrefix'>; token: string };

/** The page that confirms and ends a subscription, for the footer of an email. */
export const endPage = ({ publicUrl, view, token }: Of): string =>
  `${publicUrl}${view.pathPrefix}/newsletter/unsubscribe?token=${token}`;

/** One-click unsubscribe address (RFC 8058) for `List-Unsubscribe`. In a browser it redirects to the page. */
export const oneClickAddress = ({ publicUrl, view, token }: Of): string =>
  `${publicUrl}/rest/${view.code}/V1/newsletter/unsubscribe/${token}`;
