import type { Consent } from './consent.ts';
import type { EventName } from './contexts.ts';
import type { DataLayer, Published } from './data-layer.ts';
import { forgetTraces } from './forget-traces.ts';
import type { Tracker } from './tracker.ts';

/** Dependencies of sending. The tracker's code is only loaded after consent. */
export type Sending = {
  layer: DataLayer;
  consent: Consent;
  fetchTracker(): Promise<Tracker>;
  /** Resolves once the contexts of the back end are in the data layer, or have failed to load. */
  contextsKnown(): Promise<void>;
};

/** Only these events are sent if they happened before consent. */
const PAGE_EVENTS: ReadonlySet<EventName> = new Set(['custom-url', 'referrer-url', 'page-view']);
const MAX_WAITING = 200;

/** Sends events while the visitor consents; withdrawal stops it at once and removes the tracker's data. */
export const forward = ({ layer, consent, fetchTracker, contextsKnown }: Sending): (() => void) => {
  let tracker: Tracker | undefined;
  let isReady = false;
  let isOn = false;
  let waiting: Published[] = [];

  const begin = async (): Promise<void> => {
    const [found] = await Promise.all([tracker ?? fetchTracker(), contextsKnown()]);
    if (!isOn) return;
    if (tracker) tracker.resume();
    tracker = found;
    isReady = true;
    const [storefrontInstanceContext, magentoExtensionContext] = [
      layer.get('storefrontInstanceContext'),
      layer.get('magentoExtensionContext'),
    ];
    const known = {
      ...(storefrontInstanceContext && { storefrontInstanceContext }),
      ...(magentoExtensionContext && { magentoExtensionContext }),
    };
    for (const { event, eventInfo } of waiting.splice(0)) found.send({ event, eventInfo: { ...eventInfo, ...known } });
  };

  const follow = (): void => {
    const may = consent.mayMeasure();
    if (may === isOn) return;
    isOn = may;
    if (may) return void begin().catch(() => undefined);
    isReady = false;
    waiting = waiting.filter(({ event }) => PAGE_EVENTS.has(event));
    tracker?.stop();
    forgetTraces();
  };

  const stopListening = layer.subscribe((published) => {
    const { event } = published;
    if (isReady) tracker?.send(published);
    else if (isOn || PAGE_EVENTS.has(event))
      waiting = [...(!isOn && event === 'custom-url' ? [] : waiting), published].slice(-MAX_WAITING);
  });
  const stopFollowing = consent.subscribe(follow);
  follow();
  return () => {
    stopListening();
    stopFollowing();
  };
};
