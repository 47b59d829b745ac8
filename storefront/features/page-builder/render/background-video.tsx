import { useEffect, useRef, useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { MediaIcon } from '#storefront/ui/icon/media-icon.tsx';
import { prefersReducedMotion } from '#storefront/ui/reduced-motion.ts';
import { whenNear } from '#storefront/ui/when-near.ts';
import type { VideoBackground } from '../page-tree.ts';
import styles from './background-video.module.css';
import { useRestUnseen } from './use-rest-unseen.ts';

type Connection = { connection?: { saveData?: boolean } };

const wantsNoFilm = (): boolean => prefersReducedMotion() || (navigator as Connection).connection?.saveData === true;

/**
 * A background video over its picture. The picture loads first; it stays with reduced motion or data saver, until the
 * video plays, and when it fails.
 */
export default function BackgroundVideo({ video }: { video: VideoBackground }) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'waiting' | 'wanted' | 'playing' | 'failed'>('waiting');
  const [isResting, setResting] = useState(false);
  const isShown = state === 'wanted' || state === 'playing';

  useEffect(() => {
    if (!place.current || wantsNoFilm()) return undefined;
    if (!video.isLazy) return setState('wanted');
    return whenNear(place.current, () => setState('wanted'));
  }, [video.isLazy]);

  useRestUnseen(film, isShown && video.isOnlyVisible && !isResting);

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
            src={video.src}
            muted
            autoPlay
            playsInline
            loop={video.isLooped}
            disablePictureInPicture
            tabIndex={-1}
            aria-hidden="true"
            onPlaying={() => setState('playing')}
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
