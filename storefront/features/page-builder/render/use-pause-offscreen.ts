import { type RefObject, useEffect } from 'react';

/** Pauses a video while it is outside the viewport. */
export const usePauseOffscreen = (film: RefObject<HTMLVideoElement | null>, isOn: boolean): void => {
  useEffect(() => {
    const { current } = film;
    if (!current || !isOn) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.at(-1)?.isIntersecting ?? true;
      if (isSeen) void current.play().catch(() => undefined);
      else current.pause();
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [film, isOn]);
};
