import { Children, type ReactNode, useCallback, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { prefersReducedMotion } from '../reduced-motion.ts';
import { CarouselBar } from './carousel-bar.tsx';
import { needsEngine, type CarouselSettings, type CarouselWords } from './carousel-settings.ts';
import styles from './carousel.module.css';
import { useAutoplay } from './use-autoplay.ts';
import { useEngine } from './use-engine.ts';

type Props = {
  label: string;
  words: CarouselWords;
  settings: CarouselSettings;
  /** Several slides side by side, in cells of a product card's width. */
  isRow?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Slides in a row with native scrolling; an engine that can do more takes over without a layout shift. Autoplay has a
 * pause button, and pauses on hover, on focus and out of sight.
 */
export const Carousel = ({ label, words, settings, isRow = false, className, children }: Props) => {
  const slides = Children.toArray(children);
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const running = useEngine(viewport, settings);
  const engine = running?.engine;
  const [hasMoved, setMoved] = useState(false);
  const { hasArrows, hasDots, isAutoplay, isFade, autoplaySpeed, mode } = settings;

  const move = useCallback(
    (step: 1 | -1) => {
      const jump = prefersReducedMotion();
      const element = viewport.current;
      if (!engine)
        return element?.scrollBy({ left: step * element.clientWidth * 0.9, behavior: jump ? 'auto' : 'smooth' });
      if (step < 0) return engine.scrollPrev(jump);
      return engine.canScrollNext() ? engine.scrollNext(jump) : engine.scrollTo(0, jump);
    },
    [engine],
  );
  const advance = useCallback(() => void move(1), [move]);
  const { isPlaying, toggle } = useAutoplay(root, {
    isOn: isAutoplay,
    delay: autoplaySpeed,
    advance: engine && advance,
  });

  const byHand = (change: () => void): void => {
    setMoved(true);
    change();
  };

  const isSingle = !isRow && mode === 'default';
  const count = running?.count ?? (isRow ? 0 : slides.length);
  const selected = running?.selected ?? 0;
  const isMovable = slides.length > 1;
  return (
    <section
      ref={root}
      className={classNames(
        styles.carousel,
        isRow && styles.row,
        mode === 'continuous' && styles.continuous,
        isFade && styles.fade,
        engine && styles.running,
        !hasArrows && !needsEngine(settings) && styles.bare,
        className,
      )}
      aria-roledescription={words.carousel}
      aria-label={label}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it until the engine runs */}
      <div
        ref={viewport}
        className={styles.viewport}
        tabIndex={engine || !isMovable ? undefined : 0}
        role="group"
        aria-label={label}
      >
        <div className={styles.track}>
          {slides.map((slide, index) => (
            <div
              key={index}
              className={styles.slide}
              role="group"
              aria-roledescription={words.slide}
              aria-label={words.position(index + 1, slides.length)}
              inert={isSingle && engine !== undefined && index !== selected}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {isMovable && (hasArrows || hasDots || isAutoplay) && (
        <CarouselBar
          words={words}
          settings={settings}
          count={count}
          selected={selected}
          isPlaying={isPlaying}
          onToggle={toggle}
          onMove={(step) => byHand(() => move(step))}
          onShow={(index) => byHand(() => engine?.scrollTo(index, prefersReducedMotion()))}
          canGoBack={running?.canGoBack ?? true}
          canGoOn={running?.canGoOn ?? true}
        />
      )}
      <p className={styles.status} role="status">
        {hasMoved && running && !isPlaying && words.position(selected + 1, count)}
      </p>
    </section>
  );
};
