import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import { useLayoutEffect, useState } from 'react';
import { parseSearch } from '../navigation/search-codec.ts';

type Values = Readonly<Record<string, string>>;

/** The query of the first page's URL. */
let carried: Values = {};

const valuesOf = (search: string): Values =>
  Object.fromEntries(
    Object.entries(parseSearch(search)).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value] as const] : [],
    ),
  );

/**
 * Removes the query from the URL before hydration, so that measurement does not read it (RT-15). For loaders of pages
 * with {@link useTakenQuery}, on the first page of a visit.
 */
export const takeFirstQuery = (): void => {
  if (typeof window === 'undefined' || document.documentElement.dataset['hydrated'] !== undefined || !location.search)
    return;
  carried = valuesOf(location.search);
  history.replaceState(history.state, '', location.pathname + location.hash);
};

/**
 * Removes the query from the URL and returns its values: they are read once, and the URL is clean before measurement
 * reads it (RT-15). Undefined until then, so that the first render matches the server's.
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
    void router.navigate(pathname + hash, { isReplacing: true, keepsScroll: true });
  }, [router]);

  return taken;
};
