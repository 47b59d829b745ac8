import {
  clearUserData,
  disableActivityTracking,
  enableActivityTracking,
  newTracker,
  setCustomUrl,
  setDocumentTitle,
  setReferrerUrl,
  trackPageView,
  trackStructEvent,
} from '@snowplow/browser-tracker';
import { collectorEvent, commonEntities } from './collector-events.ts';
import type { Published } from './data-layer.ts';
import { forgetTraces, TRACKER_PREFIX } from './forget-traces.ts';
import { measuredAddress } from './measured-address.ts';
import { PING_SECONDS } from './page-activity.ts';
import { TRACKER_SETTINGS } from './tracker-settings.ts';
import { withoutPersonalText } from '#contract/personal-text.ts';

export type Tracker = { send(published: Published): void; resume(): void; stop(): void };

const NAME = 'tessera';

type Environment = { collector: string; appId: string; origin: string; mayMeasure(): boolean };

/** Stops sending after consent is withdrawn. Queued events are reported as delivered, which empties the queue. */
const guardedFetch =
  (mayMeasure: () => boolean) =>
  (input: Request, options?: RequestInit): Promise<Response> =>
    mayMeasure() ? fetch(input, options) : Promise.resolve(new Response(null, { status: 200 }));

/**
 * Snowplow's tracker with the settings of Adobe's collector: ids in first-party cookies, no local storage, no cookies
 * for the collector. Its own page data passes the same filter as all other data.
 */
export const startTracker = ({ collector, appId, origin, mayMeasure }: Environment): Tracker => {
  newTracker(NAME, collector, {
    ...TRACKER_SETTINGS,
    appId,
    cookieName: TRACKER_PREFIX,
    cookieSameSite: 'Lax',
    cookieSecure: origin.startsWith('https:'),
    discoverRootDomain: false,
    stateStorageStrategy: 'cookie',
    synchronousCookieWrite: true,
    contexts: { webPage: true },
    bufferSize: 1,
    keepalive: true,
    credentials: 'omit',
    customFetch: guardedFetch(mayMeasure),
    plugins: [
      {
        filter: mayMeasure,
        beforeTrack: (builder) => {
          const payload = builder.getPayload();
          for (const key of ['url', 'refr'])
            if (payload[key]) payload[key] = measuredAddress(String(payload[key]), origin);
          if (payload['page']) payload['page'] = withoutPersonalText(String(payload['page']));
        },
      },
    ],
  });
  const resume = (): void => enableActivityTracking({ minimumVisitLength: PING_SECONDS, heartbeatDelay: PING_SECONDS });
  resume();

  return {
    resume,
    stop: () => {
      disableActivityTracking();
      clearUserData();
      forgetTraces();
    },
    send: (published) => {
      const { event, eventInfo } = published;
      if (event === 'custom-url') setCustomUrl(eventInfo.customUrlContext?.customUrl ?? origin);
      else if (event === 'referrer-url') setReferrerUrl(eventInfo.referrerUrlContext?.referrerUrl ?? '');
      else if (event === 'page-view') {
        setDocumentTitle(eventInfo.pageContext?.pageName ?? '');
        trackPageView({ context: commonEntities(eventInfo) });
      } else {
        const converted = collectorEvent(published);
        if (converted) trackStructEvent(converted);
      }
    },
  };
};
