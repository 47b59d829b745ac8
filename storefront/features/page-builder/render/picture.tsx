import { use } from 'react';
import { MOBILE_IMAGE_WIDTH, WIDE_SCREEN } from '#contract/constants.ts';
import { HALF_PHONE_SIZE, imageUrl, PHONE_SIZE } from '#storefront/ui/image/image-url.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { usePictureState } from '#storefront/ui/image/use-picture-state.ts';
import { ShareContext } from '../composition.ts';
import type { ContentImage, ImagePair } from '../page-tree.ts';
import styles from './picture.module.css';

/** Up to this width the mobile picture is shown. */
export const MOBILE_QUERY = `(max-width: ${MOBILE_IMAGE_WIDTH}px)`;
const WIDTHS = [320, 640, 960, 1280, 1600, 2560] as const;
/** Placeholder size of a picture without known dimensions. */
const UNKNOWN = { width: 1200, height: 800 };

const urlOf = (src: string, width: number): string => imageUrl(src, { type: 'image-wysiwyg', width });

const setOf = (src: string, most: number): string | undefined =>
  urlOf(src, 320).includes('width=320')
    ? WIDTHS.filter((width) => width <= most)
        .map((width) => `${urlOf(src, width)} ${width}w`)
        .join(', ')
    : undefined;

const sizeOf = ({ width, height }: ContentImage): { width: number; height: number } =>
  width && height ? { width, height } : UNKNOWN;

const useSizes = (isWhole: boolean): string => {
  const share = use(ShareContext);
  if (isWhole && share === 100) return `(min-width: 768px) 100vw, ${PHONE_SIZE}`;
  const wide = Math.round((1440 * share) / 100);
  return `(min-width: 1440px) ${wide}px, (min-width: ${WIDE_SCREEN}px) ${Math.round(share)}vw, ${share <= 25 ? HALF_PHONE_SIZE : PHONE_SIZE}`;
};

type PictureProps = {
  images: ImagePair;
  isLead: boolean;
  isWhole?: boolean;
  className?: string | undefined;
  imageClass?: string | undefined;
};

/** The desktop picture, and the mobile one on narrow screens. Renders nothing without either. */
export const Picture = ({ images, isLead, isWhole = false, className, imageClass }: PictureProps) => {
  const sizes = useSizes(isWhole);
  const { desktop, mobile } = images;
  const shown = desktop ?? mobile;
  const { ref, state, onLoad, onError } = usePictureState(shown?.src ?? '');
  if (!shown) return null;
  return (
    <picture className={classNames(className, state === 'errored' && styles.failed) || undefined}>
      {desktop && mobile && (
        <source media={MOBILE_QUERY} srcSet={setOf(mobile.src, 1280) ?? mobile.src} sizes={sizes} {...sizeOf(mobile)} />
      )}
      <img
        ref={ref}
        onLoad={onLoad}
        onError={onError}
        className={classNames(styles.image, imageClass)}
        src={urlOf(shown.src, 1280)}
        srcSet={setOf(shown.src, isWhole ? 2560 : 1600)}
        sizes={sizes}
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
