import type { Consent } from './consent.ts';
import type { Contexts, EventName } from './contexts.ts';
import type { DataLayer, Published } from './data-layer.ts';
import { forgetTraces } from './forget-traces.ts';
import type { Tracker } from './tracker.ts';

/** What sending needs; the tracker's code and the contexts of the back end are asked for with the first yes alone. */
export type Sending = {
  layer: DataLayer;
  consent: Consent;
  fetchTracker(): Promise<Tracker>;
  fetchContexts(): Promise<Partial<Pick<Contexts, 'storefrontInstanceContext' | 'magentoExtensionContext'>>>;
};

/** Tell where a visit stands: of what happened before a yes these alone are sent after it. */
const PAGE_EVENTS: ReadonlySet<EventName> = new Set(['custom-url', 'referrer-url', 'page-view']);
const MOST_WAITING = 200;

/** Sends what is published while the visitor agrees; a no ends it at once and takes its traces away. */
export const forward = ({ layer, consent, fetchTracker, fetchContexts }: Sending): (() => void) => {
  let tracker: Tracker | undefined;
  let isReady = false;
  let isOn = false;
  let waiting: Published[] = [];

  const takeContexts = async (): Promise<void> => {
    const { storefrontInstanceContext: instance, magentoExtensionContext: extension } = await fetchContexts();
    if (instance) layer.set('storefrontInstanceContext', instance);
    if (extension) layer.set('magentoExtensionContext', extension);
  };

  const begin = async (): Promise<void> => {
    const [found] = await Promise.all([tracker ?? fetchTracker(), takeContexts().catch(() => undefined)]);
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
    // The customer group is that of whoever is signed in now (RO-04).
    if (isOn && (event === 'sign-in' || event === 'sign-out')) void takeContexts().catch(() => undefined);
  });
  const stopFollowing = consent.subscribe(follow);
  follow();
  return () => {
    stopListening();
    stopFollowing();
  };
};
