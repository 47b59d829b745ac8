import { useState, type CSSProperties } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Image } from '#storefront/ui/image/image.tsx';
import { sizesOf, type Slab } from './measures.ts';
import styles from './slabs.module.css';

/** Width / height of the photographs, which show a whole slab before a wall. */
export const PHOTO_RATIO = 8 / 5;
const ZOOMS = [1, 2, 3] as const;
const SIZES = {
  1: '(min-width: 1024px) 55vw, 100vw',
  2: '(min-width: 1024px) 110vw, 200vw',
  3: '(min-width: 1024px) 165vw, 300vw',
} as const;

/** Photograph of this slab with a scale of one metre; when enlarged it can be scrolled. */
export const SlabFigure = ({ slab }: { slab: Slab }) => {
  const t = useT();
  const [zoom, setZoom] = useState<(typeof ZOOMS)[number]>(1);
  const size = sizesOf(slab);
  if (!slab.picture) return null;
  return (
    <figure className={styles.figure}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it */}
      <div className={styles.frame} tabIndex={zoom > 1 ? 0 : undefined} role="group" aria-label={t('slabs.photo')}>
        <div style={{ '--zoom': zoom, '--length': size?.length } as CSSProperties} className={styles.photo}>
          <Image
            key={slab.sku}
            src={slab.picture}
            alt={slab.picture_label ?? slab.name}
            width={1200}
            ratio={PHOTO_RATIO}
            sizes={SIZES[zoom]}
          />
          {size && <span className={styles.scale}>{t('slabs.scale')}</span>}
        </div>
      </div>
      <figcaption className={styles.caption}>
        <span>{slab.lot ? t('slabs.photo.of', { lot: slab.lot }) : t('slabs.photo.series')}</span>
        <span className={styles.zooms} role="group" aria-label={t('slabs.zoom')}>
          {ZOOMS.map((times) => (
            <button
              key={times}
              type="button"
              className={styles.chip}
              aria-pressed={zoom === times}
              onClick={() => setZoom(times)}
            >
              {t('slabs.zoom.times', { times: String(times) })}
            </button>
          ))}
        </span>
      </figcaption>
    </figure>
  );
};
