import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

type State = 'loading' | 'loaded' | 'errored';
type PictureState = { ref: RefObject<HTMLImageElement | null>; state: State; onLoad: () => void; onError: () => void };

/** The first file of each picture that was seen in this visit, such as its card's. */
const seen = new Map<string, string>();

/** Loading state of a picture, also when it loaded before hydration; reset by another source. */
export const usePictureState = (source: string): PictureState => {
  const ref = useRef<HTMLImageElement>(null);
  const [outcome, setOutcome] = useState<{ source: string; state: State }>();
  const onLoad = (): void => {
    if (!seen.has(source) && ref.current) seen.set(source, ref.current.currentSrc);
    if (ref.current?.parentElement) ref.current.parentElement.style.background = '';
    setOutcome({ source, state: 'loaded' });
  };
  const onError = (): void => setOutcome({ source, state: 'errored' });
  useLayoutEffect(() => {
    const { current } = ref;
    const file = current?.complete ? undefined : seen.get(source);
    // Behind a picture that is on its way.
    if (current?.parentElement) current.parentElement.style.background = file ? `center / cover url("${file}")` : '';
  }, [source]);
  useEffect(() => {
    const { current } = ref;
    if (current?.complete) (current.naturalWidth ? onLoad : onError)();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what is shown counts
  }, [source]);
  return { ref, state: outcome?.source === source ? outcome.state : 'loading', onLoad, onError };
};
