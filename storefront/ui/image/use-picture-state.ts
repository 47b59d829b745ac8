import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

type State = 'loading' | 'loaded' | 'errored';
type PictureState = { ref: RefObject<HTMLImageElement | null>; state: State; onLoad: () => void; onError: () => void };

/** A busy server refuses a picture with 503: it is requested again, later each time. */
const MAX_RETRIES = 2;
const RETRY_MS = 4000;

/** First loaded file of each picture in this visit, such as its card's. */
const seen = new Map<string, string>();

/** `<img>` source attributes; an empty string means "omit". */
type Files = { sizes: string; srcset: string; src: string };

/**
 * Loading state of a picture, also if it loaded before hydration; reset by another source. `files` are set once the
 * picture is in the document: Chromium never frees an image with `sizes`, even if it was never shown, and React creates
 * such images for renders that are abandoned.
 */
export const usePictureState = (source: string, files?: Files): PictureState => {
  const ref = useRef<HTMLImageElement>(null);
  const retries = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [outcome, setOutcome] = useState<{ source: string; state: State }>();
  const onLoad = (): void => {
    if (!seen.has(source) && ref.current) seen.set(source, ref.current.currentSrc);
    if (ref.current?.parentElement) ref.current.parentElement.style.background = '';
    setOutcome({ source, state: 'loaded' });
  };
  const onError = (): void => {
    setOutcome({ source, state: 'errored' });
    if (retries.current === MAX_RETRIES) return;
    retries.current += 1;
    timer.current = setTimeout(() => {
      if (ref.current) ref.current.src = ref.current.getAttribute('src') ?? '';
    }, RETRY_MS * retries.current);
  };
  useEffect(() => {
    retries.current = 0;
    return () => clearTimeout(timer.current);
  }, [source]);
  useLayoutEffect(() => {
    const { current } = ref;
    for (const [name, value] of Object.entries(files ?? {}))
      if (current && (current.getAttribute(name) ?? '') !== value) current.setAttribute(name, value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- depends on the contents only
  }, [files?.sizes, files?.srcset, files?.src]);
  useLayoutEffect(() => {
    const { current } = ref;
    const file = current?.complete ? undefined : seen.get(source);
    // Background while the picture loads.
    if (current?.parentElement) current.parentElement.style.background = file ? `center / cover url("${file}")` : '';
  }, [source]);
  useEffect(() => {
    const { current } = ref;
    if (current?.complete) (current.naturalWidth ? onLoad : onError)();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- depends on the shown sources only
  }, [source]);
  return { ref, state: outcome?.source === source ? outcome.state : 'loading', onLoad, onError };
};
