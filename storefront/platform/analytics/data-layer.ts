import type { Contexts, EventName } from './contexts.ts';

/** One entry of `window.adobeDataLayer`: contexts that were set, or an event with a snapshot of all contexts. */
export type Entry =
  | Partial<Record<keyof Contexts, unknown>>
  | { event: EventName; eventInfo: Readonly<Record<string, unknown>> };
export type Published = { event: EventName; eventInfo: Partial<Contexts> & Readonly<Record<string, unknown>> };

export type DataLayer = {
  /** Replaces a context: as in the SDK it is cleared first, so that listeners do not merge old fields into it. */
  set<Name extends keyof Contexts>(name: Name, context: Contexts[Name]): void;
  get<Name extends keyof Contexts>(name: Name): Contexts[Name] | undefined;
  push(event: EventName, about?: Readonly<Record<string, unknown>>): void;
  subscribe(listener: (published: Published) => void): () => void;
};

/** Older entries are dropped in a long visit. */
const LONGEST = 500;

/**
 * The data layer of Adobe's client data layer and storefront events SDK: a plain array of entries in the published
 * form, which their scripts read from the beginning when they load. In memory only.
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
