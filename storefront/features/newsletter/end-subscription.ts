import { createRestClient, type RestClient } from '#storefront/platform/commerce/rest.ts';
import { RestError } from '#storefront/platform/commerce/rest-error.ts';
import type { Platform } from '#storefront/platform/platform.tsx';

export type Ending = 'ended' | 'unknown' | 'failed';

type Given = Pick<Platform, 'session' | 'storeView'> & {
  token: string;
  /** Ends a request for a stock notice instead of the newsletter. */
  isStockAlert?: boolean;
};

/** Ends the subscription of an email's link. Idempotent. */
export const endSubscription = async (
  { session, storeView, token, isStockAlert = false }: Given,
  rest: RestClient = createRestClient(session),
): Promise<Ending> => {
  if (!token) return 'unknown';
  try {
    const list = isStockAlert ? 'stock-alerts' : 'newsletter';
    await rest(`/rest/${storeView.code}/V1/${list}/unsubscribe/${encodeURIComponent(token)}`, {
      method: 'POST',
      body: { source: 'link' },
    });
    return 'ended';
  } catch (error) {
    return error instanceof RestError && error.status === 404 ? 'unknown' : 'failed';
  }
};
