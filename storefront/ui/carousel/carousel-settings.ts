export type CarouselWords = {
  carousel: string;
  slide: string;
  position: (number: number, count: number) => string;
  show: (number: number) => string;
  previous: string;
  next: string;
  pause: string;
  play: string;
};

export type CarouselSettings = {
  isAutoplay: boolean;
  /** Milliseconds per slide. */
  autoplaySpeed: number;
  isInfinite: boolean;
  isFade: boolean;
  hasArrows: boolean;
  hasDots: boolean;
  /** `continuous` centres the current slide and shows a part of its neighbours. */
  mode: 'default' | 'continuous';
};

/** Features beyond native scrolling. Without any of them no engine is loaded. */
export const needsEngine = ({ isAutoplay, isInfinite, isFade, hasDots, mode }: CarouselSettings): boolean =>
  isAutoplay || isInfinite || isFade || hasDots || mode === 'continuous';
