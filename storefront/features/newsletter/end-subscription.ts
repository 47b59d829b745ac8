import { createRestClient, type RestClient } from '#storefront/platform/commerce/rest.ts';
import { RestError } from '#storefront/platform/commerce/rest-error.ts';
import type { Platform } from '#storefront/platform/platform.tsx';

export type Ending = 'ended' | 'unknown' | 'failed';

type Given = Pick<Platform, 'session' | 'storeView'> & { token: string };

/** Ends the subscription of an email's link. Idempotent. */
export const endSubscription = async (
  { session, storeView, token }: Given,
  rest: RestClient = createRestClient(session),
): Promise<Ending> => {
  if (!token) return 'unknown';
  try {
    await rest(`/rest/${storeView.code}/V1/newsletter/unsubscribe/${encodeURIComponent(token)}`, {
      method: 'POST',
      body: { source: 'link' },
    });
    return 'ended';
  } catch (error) {
    return error instanceof RestError && error.status === 404 ? 'unknown' : 'failed';
  }
};
