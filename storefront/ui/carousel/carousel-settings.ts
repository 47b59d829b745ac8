export type CarouselSettings = {
  isAutoplay: boolean;
  /** Milliseconds a slide stays. */
  autoplaySpeed: number;
  isInfinite: boolean;
  isFade: boolean;
  hasArrows: boolean;
  hasDots: boolean;
  /** `continuous` centres the current slide and shows a part of its neighbours. */
  mode: 'default' | 'continuous';
};

/** What the browser's own scrolling cannot do. Without any of it no engine is fetched. */
export const needsEngine = ({ isAutoplay, isInfinite, isFade, hasDots, mode }: CarouselSettings): boolean => isAutoplay || isInfinite || isFade || hasDots || mode === 'continuous';
