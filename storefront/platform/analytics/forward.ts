import type { Consent } from './consent.ts';
import type { EventName } from './contexts.ts';
import type { DataLayer, Published } from './data-layer.ts';
import { forgetTraces } from './forget-traces.ts';
import type { Tracker } from './tracker.ts';

/** What sending needs; the tracker's code is asked for with the first yes alone. */
export type Sending = {
  layer: DataLayer;
  consent: Consent;
  fetchTracker(): Promise<Tracker>;
  /** The contexts of the back end stand in the layer, or it has none. */
  contextsKnown(): Promise<void>;
};

/** Tell where a visit stands: of what happened before a yes these alone are sent after it. */
const PAGE_EVENTS: ReadonlySet<EventName> = new Set(['custom-url', 'referrer-url', 'page-view']);
const MOST_WAITING = 200;

/** Sends what is published while the visitor agrees; a no ends it at once and takes its traces away. */
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
    const [storefrontInstanceContext, magentoExtensionContext] = [layer.get('storefrontInstanceContext'), layer.get('magentoExtensionContext')];
    const known = { ...(storefrontInstanceContext && { storefrontInstanceContext }), ...(magentoExtensionContext && { magentoExtensionContext }) };
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
    else if (isOn || PAGE_EVENTS.has(event)) waiting = [...(!isOn && event === 'custom-url' ? [] : waiting), published].slice(-MOST_WAITING);
  });
  const stopFollowing = consent.subscribe(follow);
  follow();
  return () => {
    stopListening();
    stopFollowing();
  };
};
