import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';
import { parseSearch } from './search-codec.ts';

type Values = Readonly<Record<string, string>>;

/** What the address of the first page carried. */
let carried: Values = {};

const valuesOf = (search: string): Values => Object.fromEntries(Object.entries(parseSearch(search)).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value] as const] : [])));

/**
 * For the loader of a page that takes its query: the first page of a visit comes to life after others have begun to look at
 * its address, so its query leaves the address before (RT-15).
 */
export const takeFirstQuery = (): void => {
  if (typeof window === 'undefined' || document.documentElement.dataset['hydrated'] !== undefined || !location.search) return;
  carried = valuesOf(location.search);
  history.replaceState(history.state, '', location.pathname + location.hash);
};

/**
 * Takes the query out of the address: its values are read once, and the address stands without them before anything hears
 * that this page is shown (RT-15). Undefined until then, so that the first render is the server's.
 */
export const useTakenQuery = (): Values | undefined => {
  const router = useRouter();
  const [taken, setTaken] = useState<Values>();

  useLayoutEffect(() => {
    const { pathname, search, hash } = router.history.location;
    const values = { ...carried, ...valuesOf(search) };
    carried = {};
    setTaken((before) => before ?? values);
    if (!search && !router.state.location.searchStr) return;
    router.history.replace(pathname + hash);
    router.history.flush();
  }, [router]);

  return taken;
};
