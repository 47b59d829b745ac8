import { useCallback, useRef, useSyncExternalStore } from 'react';

/**
 * Stands in for `@tanstack/react-store`, of which the router uses three functions: atoms, batches and one hook. A router has
 * a handful of atoms that change together when a page does, so every reader is asked whether what it reads has changed.
 */
const readers = new Set<() => void>();
let changes = 0;
let batches = 0;
let isTold = true;

const tell = (): void => {
  if (batches > 0 || isTold) return;
  isTold = true;
  for (const reader of readers) reader();
};

export const batch = (change: () => void): void => {
  batches += 1;
  try {
    change();
  } finally {
    batches -= 1;
    tell();
  }
};

type Source<State> = { get(): State; subscribe(reader: () => void): { unsubscribe(): void } };

const subscribe = (reader: () => void): { unsubscribe(): void } => {
  const own = (): void => reader();
  readers.add(own);
  return { unsubscribe: () => readers.delete(own) };
};

const isSameList = (before: unknown, now: unknown): boolean =>
  Array.isArray(before) &&
  Array.isArray(now) &&
  before.length === now.length &&
  before.every((item, index) => item === now[index]);

const derived = <State>(read: () => State): Source<State> => {
  let at = -1;
  let value: State;
  const get = (): State => {
    if (at === changes) return value;
    const now = read();
    at = changes;
    if (!isSameList(value, now)) value = now;
    return value;
  };
  return { get, subscribe };
};

/** A value with `set`, or what is derived from other atoms by a function. */
export const createAtom = <State>(initial: State | (() => State)) => {
  if (typeof initial === 'function') return derived(initial as () => State);
  let value = initial;
  const set = (next: State | ((now: State) => State)): void => {
    const now = typeof next === 'function' ? (next as (now: State) => State)(value) : next;
    if (Object.is(now, value)) return;
    value = now;
    changes += 1;
    isTold = false;
    tell();
  };
  return { get: () => value, set, subscribe };
};

type Kept<State, Part> = { state: State; select: (state: State) => Part; part: Part };

/** What `select` reads from an atom; renders again when that is another, by `compare`. */
export const useSelector = <State, Part = State>(
  source: Source<State>,
  select: (state: State) => Part = (state) => state as unknown as Part,
  { compare = Object.is }: { compare?: (before: Part, now: Part) => boolean } = {},
): Part => {
  const kept = useRef<Kept<State, Part>>(undefined);
  const read = (): Part => {
    const state = source.get();
    const before = kept.current;
    if (before?.state === state && before.select === select) return before.part;
    const now = select(state);
    const part = before && compare(before.part, now) ? before.part : now;
    kept.current = { state, select, part };
    return part;
  };
  const listen = useCallback(
    (reader: () => void) => {
      const { unsubscribe } = source.subscribe(reader);
      return unsubscribe;
    },
    [source],
  );
  return useSyncExternalStore(listen, read, read);
};
