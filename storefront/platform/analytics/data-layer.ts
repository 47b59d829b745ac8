import type { Contexts, EventName } from './contexts.ts';

/** One entry of `window.adobeDataLayer`: new contexts, or an event with a snapshot of all contexts. */
export type Entry =
  | Partial<Record<keyof Contexts, unknown>>
  | { event: EventName; eventInfo: Readonly<Record<string, unknown>> };
export type Published = { event: EventName; eventInfo: Partial<Contexts> & Readonly<Record<string, unknown>> };

export type DataLayer = {
  /** Replaces a context. As in the SDK it is cleared first, so that listeners do not merge old fields into it. */
  set<Name extends keyof Contexts>(name: Name, context: Contexts[Name]): void;
  get<Name extends keyof Contexts>(name: Name): Contexts[Name] | undefined;
  push(event: EventName, about?: Readonly<Record<string, unknown>>): void;
  subscribe(listener: (published: Published) => void): () => void;
};

/** Maximum number of entries; older ones are dropped. */
const LONGEST = 500;

/**
 * Adobe's client data layer for its storefront events SDK: an array of entries in the published format, which Adobe's
 * scripts read from the beginning when they load. In memory only.
 */
export const createDataLayer = (entries: Entry[]): DataLayer => {
  const contexts: Partial<Contexts> = {};
  const listeners = new Set<(published: Published) => void>();
  const append = (entry: Entry): void => {
    entries.push(entry);
    if (entries.length > LONGEST) entries.splice(0, entries.length - LONGEST);
  };
  return {
    set: (name, context) => {
      contexts[name] = context;
      append({ [name]: null });
      append({ [name]: context });
    },
    get: (name) => contexts[name],
    push: (event, about = {}) => {
      const published: Published = { event, eventInfo: { ...contexts, ...about } };
      append(published);
      for (const listener of listeners) listener(published);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
