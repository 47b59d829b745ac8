import { useSyncExternalStore } from 'react';
import { browserStorage } from '../browser-storage/browser-storage.ts';
import type { AreaUnit } from '#contract/area-price.ts';

const KEY = 'area_unit';
const DEFAULT_UNIT: AreaUnit = 'sqft';

const listeners = new Set<() => void>();
let current: AreaUnit | undefined;

const read = (): AreaUnit => (current ??= browserStorage.get<AreaUnit>(KEY) === 'm2' ? 'm2' : DEFAULT_UNIT);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const choose = (unit: AreaUnit): void => {
  current = unit;
  browserStorage.set(KEY, unit);
  for (const listener of listeners) listener();
};

/** The shopper's unit of area, stored in this browser; square feet on the server and in the first render. */
export const useAreaUnit = (): readonly [AreaUnit, (unit: AreaUnit) => void] => [
  useSyncExternalStore(subscribe, read, () => DEFAULT_UNIT),
  choose,
];
