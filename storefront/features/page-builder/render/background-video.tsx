import { useEffect, useRef, useState } from 'react';
import { savesData } from '#storefront/platform/connectivity/saves-data.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { MediaIcon } from '#storefront/ui/icon/media-icon.tsx';
import { ownPath } from '#storefront/ui/image/image-url.ts';
import { prefersReducedMotion } from '#storefront/ui/reduced-motion.ts';
import { whenIdle } from '#storefront/ui/when-idle.ts';
import { whenNear } from '#storefront/ui/when-near.ts';
import type { VideoBackground } from '../page-tree.ts';
import styles from './background-video.module.css';
import { usePauseOffscreen } from './use-pause-offscreen.ts';

/** Wait on the first page of a visit: a film takes half of a phone's processor from a visitor who begins to use the page. */
const WAIT_MS = 3000;

/** Returns whether the browser still lays out the first page (ui/lay-out-below.ts). */
const isFirstLayout = (): boolean => !('drawn' in document.documentElement.dataset);

/** Maximum enlargement of a video. */
const MOST_ENLARGED = 1.1;

type Connection = { connection?: { effectiveType?: string } };

const wantsNoFilm = (): boolean => {
  const { effectiveType = '4g' } = (navigator as Connection).connection ?? {};
  return prefersReducedMotion() || savesData() || effectiveType !== '4g';
};

/**
 * A background video over its picture. The picture loads first; on the first page the video follows after three seconds,
 * when the browser is idle. The picture stays with reduced motion, data saver or a slow connection, until the video
 * plays, and after a failure.
 */
export default function BackgroundVideo({ video }: { video: VideoBackground }) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'waiting' | 'wanted' | 'playing' | 'failed'>('waiting');
  const [isResting, setResting] = useState(false);
  const isShown = state === 'wanted' || state === 'playing';

  useEffect(() => {
    const element = place.current;
    if (!element || wantsNoFilm()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let cancel: (() => void) | undefined;
    const loadWhenIdle = (): void => {
      cancel = whenIdle(() => setState('wanted'));
    };
    const want = (): void => {
      if (isFirstLayout()) timer = setTimeout(loadWhenIdle, WAIT_MS);
      else loadWhenIdle();
    };
    const stop = video.isLazy ? whenNear(element, want) : want();
    return () => {
      stop?.();
      clearTimeout(timer);
      cancel?.();
    };
  }, [video.isLazy]);

  usePauseOffscreen(film, isShown && video.isOnlyVisible && !isResting);

  const toggle = (): void => {
    const { current } = film;
    if (!current) return;
    if (isResting) void current.play().catch(() => setState('failed'));
    else current.pause();
    setResting(!isResting);
  };
  return (
    <>
      <div ref={place} className={styles.place} data-state={state}>
        {isShown && (
          <video
            ref={film}
            className={styles.film}
            src={ownPath(video.src)}
            muted
            autoPlay
            playsInline
            loop={video.isLooped}
            disablePictureInPicture
            tabIndex={-1}
            aria-hidden="true"
            onLoadedMetadata={({ currentTarget: { videoWidth, clientWidth } }) => {
              // A stronger enlargement would look worse than the picture.
              if (videoWidth * MOST_ENLARGED < clientWidth) setState('failed');
            }}
            onPlaying={() => setState((before) => (before === 'failed' ? before : 'playing'))}
            onError={() => setState('failed')}
          />
        )}
      </div>
      {state === 'playing' && (
        <button
          type="button"
          className={styles.toggle}
          aria-label={t(isResting ? 'content.video.background.play' : 'content.video.background.pause')}
          onClick={toggle}
        >
          <MediaIcon name={isResting ? 'play' : 'pause'} />
        </button>
      )}
    </>
  );
}
