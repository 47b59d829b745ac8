import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { lookUpOrder, type Lookup } from './look-up-order.ts';

type LookupState = {
  /** What the last answered question found. */
  lookup: Lookup;
  isLoading: boolean;
  lookUp: (number: string) => Promise<void>;
};

/** Orders by number; what is shown stays until the next answer, and only the answer to the last question counts. */
export const useLookup = (): LookupState => {
  const { commerce } = usePlatform();
  const [lookup, setLookup] = useState<Lookup>({ state: 'idle' });
  const [isLoading, setIsLoading] = useState(false);
  const turn = useRef(0);
  useEffect(() => () => void turn.current++, []);

  const lookUp = async (number: string): Promise<void> => {
    const mine = ++turn.current;
    setIsLoading(true);
    const answer = await lookUpOrder(commerce, number);
    if (mine !== turn.current) return;
    setLookup(answer);
    setIsLoading(false);
  };
  return { lookup, isLoading, lookUp };
};
