import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { Image } from '#storefront/ui/image/image.tsx';
import type { Picture } from '../model/product.ts';
import { GALLERY_SIZES, GALLERY_WIDTH, SLAB_RATIO } from './gallery-sizes.ts';
import styles from './gallery.module.css';

const Viewer = lazy(() => untilFetched(() => import('./viewer.tsx')));

type Props = {
  name: string;
  pictures: readonly Picture[];
  /** A slab is shown uncropped, in landscape format. */
  isSlab?: boolean;
};

/** Pictures in a row: swiped on phones, chosen by thumbnails and arrow keys elsewhere. */
export const Gallery = ({ name, pictures, isSlab = false }: Props) => {
  const t = useT();
  const ratio = isSlab ? SLAB_RATIO : undefined;
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isOpen, setOpen] = useState(false);
  // The page was reloaded while the viewer was open.
  useEffect(() => setOpen(window.location.hash === '#photos'), []);

  const show = (index: number) => {
    const element = track.current;
    element?.scrollTo({ left: index * element.clientWidth });
    setCurrent(index);
  };
  const follow = () => {
    const element = track.current;
    if (element) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
  };

  if (pictures.length === 0) {
    return (
      <div className={styles.none}>
        <Icon name="image" size={40} />
        <p>{t('product.gallery.none')}</p>
      </div>
    );
  }
  return (
    <section className={isSlab ? styles.ofSlab : styles.gallery} aria-label={t('product.gallery', { name })}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it */}
      <ul ref={track} className={styles.track} onScroll={follow} tabIndex={pictures.length > 1 ? 0 : undefined}>
        {pictures.map((picture, index) => (
          <li key={picture.url} className={styles.slide}>
            <button
              type="button"
              className={styles.enlarge}
              aria-label={t('product.gallery.enlarge')}
              tabIndex={index === current ? 0 : -1}
              onClick={() => {
                setCurrent(index);
                setOpen(true);
              }}
            >
              <Image
                src={picture.url}
                alt={picture.label}
                width={GALLERY_WIDTH}
                ratio={ratio}
                sizes={GALLERY_SIZES}
                isEager={index === 0}
              />
              <span className={styles.magnifier} aria-hidden="true">
                <Icon name="expand" size={18} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className={styles.thumbnails}>
          {pictures.map(({ url }, index) => (
            <li key={url}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={t('product.gallery.show', { number: index + 1, total: pictures.length })}
                aria-current={index === current}
                onClick={() => show(index)}
              >
                <Image src={url} alt="" width={80} ratio={ratio} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <Suspense>
          <Viewer name={name} pictures={pictures} first={current} onShow={show} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
};
