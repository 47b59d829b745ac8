import { useIsFetching, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useReducer, useRef, useState, type ReactNode } from 'react';
import styles from './together.module.css';

/** Later responses are not awaited. */
const LONGEST_MS = 4000;

/** Awaited for the first time, by something on the page. */
const FIRST = { predicate: (query: Query) => query.state.status === 'pending' && query.isActive() };

const Awaited = createContext<(change: 1 | -1) => void>(() => undefined);

/** Placeholder of a part whose code is loading, so that `Together` waits for it too. */
export const StillComing = () => {
  const change = useContext(Awaited);
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, [change]);
  return null;
};

/** Keys of groups that were complete during this visit: their data is cached, so Back restores the scroll position. */
const shown = new WeakMap<QueryClient, Set<string>>();

const shownBy = (client: QueryClient): Set<string> => {
  const known = shown.get(client) ?? new Set<string>();
  shown.set(client, known);
  return known;
};

type Props = {
  /** Identifies the customer or cart; another one waits again. */
  owner: string;
  /** Placeholder until all parts are loaded. */
  wait: ReactNode;
  /** Class of the surrounding box. */
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Shows its parts together once none of them waits for code or its first response. A part that came later would move
 * the content below it.
 */
export const Together = ({ owner, wait, className, children }: Props) => {
  const client = useQueryClient();
  const requested = useIsFetching(FIRST);
  const awaited = useRef(0);
  const [turn, look] = useReducer((before: number) => before + 1, 0);
  const [change] = useState(() => (by: 1 | -1) => {
    awaited.current += by;
    look();
  });
  const address = `${location.pathname}${location.search} ${owner}`;
  const [isWhole, setIsWhole] = useState(() => shownBy(client).has(address));
  useEffect(() => {
    if (isWhole) shownBy(client).add(address);
  }, [client, isWhole, address]);
  // The parts have run their effects, so their requests have started.
  useEffect(() => {
    if (awaited.current === 0 && client.isFetching(FIRST) === 0) setIsWhole(true);
  }, [client, requested, turn]);
  useEffect(() => {
    const timer = setTimeout(() => setIsWhole(true), LONGEST_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Awaited value={change}>
      {!isWhole && wait}
      <div
        className={isWhole ? className : styles.waiting}
        aria-busy={!isWhole && requested > 0}
        // Shows hidden parts when one receives the keyboard focus.
        onFocus={() => setIsWhole(true)}
      >
        {children}
      </div>
    </Awaited>
  );
};
