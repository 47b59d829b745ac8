import { useEffect, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { MediaIcon } from '../icon/media-icon.tsx';
import type { CarouselSettings, CarouselWords } from './carousel-settings.ts';
import styles from './carousel.module.css';

type Props = {
  words: CarouselWords;
  settings: CarouselSettings;
  count: number;
  selected: number;
  isPlaying: boolean;
  canGoBack: boolean;
  canGoOn: boolean;
  onToggle: () => void;
  onMove: (step: 1 | -1) => void;
  onShow: (index: number) => void;
};

/** Pause, position, previous and next. */
export const CarouselBar = ({
  words,
  settings: { isAutoplay, hasDots, hasArrows },
  count,
  selected,
  isPlaying,
  canGoBack,
  canGoOn,
  onToggle,
  onMove,
  onShow,
}: Props) => {
  // Disabled until hydration, as the click would be lost.
  const [isHydrated, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <div className={styles.bar}>
      {isAutoplay && (
        <button
          type="button"
          disabled={!isHydrated}
          className={styles.control}
          aria-label={isPlaying ? words.pause : words.play}
          onClick={onToggle}
        >
          <MediaIcon name={isPlaying ? 'pause' : 'play'} />
        </button>
      )}
      {hasDots && (
        <div className={styles.dots}>
          {Array.from({ length: count }, (_, index) => (
            <button
              key={index}
              type="button"
              disabled={!isHydrated}
              className={styles.dot}
              aria-label={words.show(index + 1)}
              aria-current={index === selected || undefined}
              onClick={() => onShow(index)}
            />
          ))}
        </div>
      )}
      {hasArrows && (
        <div className={styles.arrows}>
          <button
            type="button"
            disabled={!isHydrated}
            className={styles.control}
            aria-label={words.previous}
            aria-disabled={!canGoBack || undefined}
            onClick={() => onMove(-1)}
          >
            <Icon name="chevron-left" />
          </button>
          <button
            type="button"
            disabled={!isHydrated}
            className={styles.control}
            aria-label={words.next}
            aria-disabled={!canGoOn || undefined}
            onClick={() => onMove(1)}
          >
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
    </div>
  );
};
