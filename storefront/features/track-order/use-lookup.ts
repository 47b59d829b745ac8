import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { lookUpOrder, type Lookup } from './look-up-order.ts';

type LookupState = {
  /** Result of the last finished query. */
  lookup: Lookup;
  isLoading: boolean;
  lookUp: (number: string) => Promise<void>;
};

/**
 * Looks up orders by number. The previous result stays until the next one arrives, and only the last query's result
 * counts.
 */
export const useLookup = (): LookupState => {
  const { commerce } = usePlatform();
  const [lookup, setLookup] = useState<Lookup>({ state: 'idle' });
  const [isLoading, setIsLoading] = useState(false);
  const turn = useRef(0);
  useEffect(() => () => void turn.current++, []);

  const lookUp = async (number: string): Promise<void> => {
    const mine = ++turn.current;
    setIsLoading(true);
    const result = await lookUpOrder(commerce, number);
    if (mine !== turn.current) return;
    setLookup(result);
    setIsLoading(false);
  };
  return { lookup, isLoading, lookUp };
};
