import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';
import { parseSearch } from './search-codec.ts';

/**
 * Takes the query out of the address: its values are read once, and the address stands without them before anything hears
 * that this page is shown (RT-15). Undefined until then, so that the first render is the server's.
 */
export const useTakenQuery = (): Readonly<Record<string, string>> | undefined => {
  const { history } = useRouter();
  const [taken, setTaken] = useState<Readonly<Record<string, string>>>();

  useLayoutEffect(() => {
    const { pathname, search, hash } = history.location;
    const values = Object.fromEntries(Object.entries(parseSearch(search)).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value] as const] : [])));
    setTaken((before) => before ?? values);
    if (!search) return;
    history.replace(pathname + hash);
    history.flush();
  }, [history]);

  return taken;
};
