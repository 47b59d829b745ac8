import { useEffect, useRef, useState, type RefObject } from 'react';

type PictureFailure = { ref: RefObject<HTMLImageElement | null>; onError: () => void; hasFailed: boolean };

/** Whether a picture could not be loaded, also when that happened before the page was hydrated. */
export const usePictureFailure = (): PictureFailure => {
  const ref = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const { current } = ref;
    if (current?.complete && current.naturalWidth === 0) setHasFailed(true);
  }, []);
  return { ref, hasFailed, onError: () => setHasFailed(true) };
};
