import { DEFAULT_RATIO, imageUrl, listedWidth, srcSet, type ImageType } from '#storefront/ui/image/image-url.ts';
import { classNames } from '../class-names.ts';
import styles from './image.module.css';
import { usePictureState } from './use-picture-state.ts';

/** Another crop of the picture for a media query (art direction). */
export type OtherCut = { media: string; ratio: number; maxWidth: number; sizes?: string };

export type ImageProps = {
  /** Path or URL of a picture of the shop, available in all sizes. */
  src?: string | null | undefined;
  /** A file without other sizes. */
  resource?: string | undefined;
  /** Empty for decoration. */
  alt: string;
  type?: ImageType;
  /** Largest rendered width in CSS pixels. */
  width?: number;
  /** Width divided by height. */
  ratio?: number;
  sizes?: string;
  otherCut?: OtherCut | undefined;
  /** The largest picture of the first screen: loaded at once. */
  isEager?: boolean;
  className?: string | undefined;
};

/** A picture in a box of fixed ratio: no layout shift when it loads, and a plain surface when it fails. */
export const Image = ({
  src,
  resource,
  alt,
  type = 'image-product',
  width = 640,
  ratio = DEFAULT_RATIO,
  sizes,
  otherCut,
  isEager = false,
  className,
}: ImageProps) => {
  const source = src ?? resource;
  if (!source) throw new Error("Missing both 'src' and 'resource' props, needs at least one of these to be provided");
  const height = Math.round(width / ratio);
  const address = src
    ? imageUrl(src, { type, width: listedWidth(width), height: Math.round(listedWidth(width) / ratio) })
    : source;
  const set = src ? srcSet(src, { type, ratio, maxWidth: width * 2 }) : undefined;
  const files = set ? { sizes: sizes ?? `${width}px`, srcset: set } : { sizes: '', srcset: '' };
  const { ref, state, onLoad, onError } = usePictureState(source, { ...files, src: address });
  const image = (
    <img
      ref={ref}
      className={styles.image}
      suppressHydrationWarning
      // In the browser, a picture with several widths gets its files when it is shown (usePictureState).
      {...(set ? import.meta.env.SSR && { sizes: files.sizes, srcSet: set, src: address } : { src: address })}
      width={width}
      height={height}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      decoding={isEager ? undefined : 'async'}
      onLoad={onLoad}
      onError={onError}
    />
  );
  return (
    <span className={classNames(styles.frame, className)} data-state={state}>
      {src && otherCut ? (
        <picture>
          <source
            media={otherCut.media}
            srcSet={srcSet(src, { type, ratio: otherCut.ratio, maxWidth: otherCut.maxWidth })}
            sizes={otherCut.sizes ?? '100vw'}
            width={otherCut.maxWidth}
            height={Math.round(otherCut.maxWidth / otherCut.ratio)}
          />
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  );
};
