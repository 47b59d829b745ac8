import { useEffect, useRef, useState, type RefObject } from 'react';

type State = 'loading' | 'loaded' | 'errored';
type PictureState = { ref: RefObject<HTMLImageElement | null>; state: State; onLoad: () => void; onError: () => void };

/** Loading state of a picture, also when it loaded before hydration; reset by another source. */
export const usePictureState = (source: string): PictureState => {
  const ref = useRef<HTMLImageElement>(null);
  const [outcome, setOutcome] = useState<{ source: string; state: State }>();
  useEffect(() => {
    const { current } = ref;
    if (current?.complete) setOutcome({ source, state: current.naturalWidth ? 'loaded' : 'errored' });
  }, [source]);
  return {
    ref,
    state: outcome?.source === source ? outcome.state : 'loading',
    onLoad: () => setOutcome({ source, state: 'loaded' }),
    onError: () => setOutcome({ source, state: 'errored' }),
  };
};
