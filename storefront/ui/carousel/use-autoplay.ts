import { type RefObject, useEffect, useState } from 'react';
import { prefersReducedMotion } from '../reduced-motion.ts';

/** True if autoplay pauses: out of sight, hovered or focused. */
const isPaused = (element: HTMLElement): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  const isPointedAt = window.matchMedia('(hover: hover)').matches && element.matches(':hover');
  return (
    document.hidden || isPointedAt || element.contains(document.activeElement) || bottom < 0 || top > window.innerHeight
  );
};

type Autoplay = { isPlaying: boolean; toggle: () => void };

/** Calls `advance` every `delay` ms while it plays. Does not start by itself with reduced motion. */
export const useAutoplay = (
  element: RefObject<HTMLElement | null>,
  { isOn, delay, advance }: { isOn: boolean; delay: number; advance: (() => void) | undefined },
): Autoplay => {
  const [isPlaying, setPlaying] = useState(isOn);

  useEffect(() => {
    if (prefersReducedMotion()) setPlaying(false);
  }, []);

  useEffect(() => {
    if (!isPlaying || !advance) return undefined;
    const timer = setInterval(() => {
      if (element.current && !isPaused(element.current)) advance();
    }, delay);
    return () => clearInterval(timer);
  }, [element, isPlaying, delay, advance]);

  return { isPlaying, toggle: () => setPlaying((was) => !was) };
};
