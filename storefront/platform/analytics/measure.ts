import type { Platform } from '../platform.tsx';
import { applyBackEndContexts } from './back-end-contexts.ts';
import { consent as ownConsent, type Consent } from './consent.ts';
import { createDataLayer, type Entry } from './data-layer.ts';
import { forgetTraces } from './forget-traces.ts';
import { forward } from './forward.ts';
import { createInterpreter } from './interpret.ts';
import { handleEvents } from './publish.ts';
import { instanceOfView, type KnownStore } from './storefront-instance.ts';

declare global {
  interface Window {
    adobeDataLayer?: Entry[];
  }
}

/** Starts measurement. The data layer is always filled, in memory; data is only sent with a collector and consent. */
export const beginMeasuring = (
  platform: Platform,
  store: KnownStore | undefined,
  consent: Consent = ownConsent,
): (() => void) => {
  const layer = createDataLayer((window.adobeDataLayer ??= []));
  const { origin, analyticsUrl: collector, session, storeView } = platform;
  layer.set('storefrontInstanceContext', instanceOfView(platform, store));
  layer.set('shopperContext', { shopperId: session.isSignedIn() ? 'logged-in' : 'guest' });
  const contexts = applyBackEndContexts(layer, platform);
  // Removes tracker data stored under an earlier setting or consent.
  if (!collector || !consent.mayMeasure()) forgetTraces();
  const stopSending =
    collector &&
    forward({
      layer,
      consent,
      fetchTracker: async () =>
        (await import('./tracker.ts')).startTracker({
          collector,
          appId: storeView.code,
          origin,
          mayMeasure: consent.mayMeasure,
        }),
      contextsKnown: contexts.known,
    });
  const stopTaking = handleEvents(
    createInterpreter(layer, {
      origin,
      prefix: storeView.prefix,
      referrer: document.referrer,
      newId: () => crypto.randomUUID(),
    }),
  );
  return () => {
    stopTaking();
    contexts.stop();
    if (stopSending) stopSending();
  };
};
