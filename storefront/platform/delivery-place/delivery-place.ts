import { useSyncExternalStore } from 'react';
import type { PostalPlace } from '#contract/postal-place.ts';
import { browserStorage } from '../browser-storage/browser-storage.ts';
import { usePlatform } from '../platform.tsx';

const PLACES = 'delivery_place';
const NEEDED_BY = 'delivery_needed_by';

/** Places by the country of the store view in which they were entered. */
type Places = Readonly<Partial<Record<string, PostalPlace>>>;

const NONE: Places = {};

const listeners = new Set<() => void>();
let places: Places | undefined;
let neededBy: string | undefined;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const notify = (): void => listeners.forEach((listener) => listener());

const readPlaces = (): Places => (places ??= browserStorage.get<Places>(PLACES) ?? NONE);

/** This device's calendar day, YYYY-MM-DD. */
export const today = (now: Date = new Date()): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

const readNeededBy = (): string => {
  neededBy ??= browserStorage.get<string>(NEEDED_BY) ?? '';
  return neededBy >= today() ? neededBy : '';
};

/** The shopper's postal code for delivery, saved in this browser; undefined on the server and until it is entered. */
export const useDeliveryPlace = (): readonly [PostalPlace | undefined, (place: PostalPlace | undefined) => void] => {
  const { countryId } = usePlatform().storeView;
  const place = useSyncExternalStore(subscribe, readPlaces, () => NONE)[countryId];
  const save = (next: PostalPlace | undefined): void => {
    places = { ...readPlaces(), [countryId]: next };
    browserStorage.set(PLACES, places);
    notify();
  };
  return [place, save];
};

/** Date by which the shopper needs the delivery (YYYY-MM-DD); empty if none is saved or it has passed. */
export const useNeededBy = (): readonly [string, (day: string) => void] => [
  useSyncExternalStore(subscribe, readNeededBy, () => ''),
  (day) => {
    neededBy = day;
    browserStorage.set(NEEDED_BY, day);
    notify();
  },
];

/** On sign-out: the device may be shared. */
export const forgetDelivery = (): void => {
  places = undefined;
  neededBy = undefined;
  browserStorage.remove(PLACES);
  browserStorage.remove(NEEDED_BY);
  notify();
};
