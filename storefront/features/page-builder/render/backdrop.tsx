import { use } from 'react';
import { classNames } from '#storefront/ui/class-names.ts';
import { LeadContext } from '../composition.ts';
import type { Background, PageNode } from '../page-tree.ts';
import styles from './backdrop.module.css';
import { BackgroundVideo } from './live-views.tsx';
import { Picture } from './picture.tsx';

const FITS = { cover: styles.cover, contain: styles.contain, none: styles.natural } as const;

/** The background picture of a row, column, tab or banner, with its video. Fills the nearest positioned ancestor. */
export const Backdrop = ({ background, owner }: { background: Background; owner: PageNode }) => {
  const { fit, parallaxClass, positionClass, video } = background;
  return (
    <>
      <Picture
        images={background}
        isLead={use(LeadContext) === owner}
        isWhole
        className={classNames(styles.backdrop, parallaxClass && styles.parallax, parallaxClass)}
        imageClass={classNames(FITS[fit], positionClass)}
      />
      {video && <BackgroundVideo video={video} />}
      {video?.overlayClass && <div className={classNames(styles.shade, video.overlayClass)} />}
    </>
  );
};
