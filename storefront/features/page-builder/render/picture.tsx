import { use } from 'react';
import { classNames } from '#storefront/ui/class-names.ts';
import { usePictureState } from '#storefront/ui/image/use-picture-state.ts';
import { ShareContext } from '../composition.ts';
import type { ContentImage, ImagePair } from '../page-tree.ts';
import { pictureSources } from '../picture-sources.ts';
import styles from './picture.module.css';

/** Placeholder size of a picture without known dimensions. */
const UNKNOWN = { width: 1200, height: 800 };

const sizeOf = ({ width, height }: ContentImage): { width: number; height: number } =>
  width && height ? { width, height } : UNKNOWN;

type PictureProps = {
  images: ImagePair;
  isLead: boolean;
  isWhole?: boolean;
  className?: string | undefined;
  imageClass?: string | undefined;
};

/** The desktop picture, and the mobile one on narrow screens. Renders nothing without either. */
export const Picture = ({ images, isLead, isWhole = false, className, imageClass }: PictureProps) => {
  const sources = pictureSources(images, { isWhole, share: use(ShareContext) });
  const { ref, state, onLoad, onError } = usePictureState(sources?.shown.src ?? '');
  if (!sources) return null;
  const { shown, image, narrow } = sources;
  return (
    <picture className={classNames(className, state === 'errored' && styles.failed) || undefined}>
      {narrow && <source media={narrow.media} srcSet={narrow.srcSet} sizes={narrow.sizes} {...sizeOf(narrow.image)} />}
      <img
        ref={ref}
        onLoad={onLoad}
        onError={onError}
        className={classNames(styles.image, imageClass)}
        {...image}
        {...sizeOf(shown)}
        alt={shown.alt}
        title={shown.title}
        loading={isLead ? 'eager' : 'lazy'}
        fetchPriority={isLead ? 'high' : undefined}
        decoding={isLead ? undefined : 'async'}
      />
    </picture>
  );
};
