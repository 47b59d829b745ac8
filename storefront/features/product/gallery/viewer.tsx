import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useDialog } from '#storefront/ui/dialog/use-dialog.ts';
import { Icon, type IconName } from '#storefront/ui/icon/icon.tsx';
import { Image } from '#storefront/ui/image/image.tsx';
import { imageUrl } from '#storefront/ui/image/image-url.ts';
import { usePictureState } from '#storefront/ui/image/use-picture-state.ts';
import { VisuallyHidden } from '#storefront/ui/visually-hidden/visually-hidden.tsx';
import type { Picture } from '../model/product.ts';
import { useZoom, STEP } from './use-zoom.ts';
import styles from './viewer.module.css';

/** Names the open viewer in the address. */
const VIEWER_HASH = 'photos';

/** Returns whether the URL opens the viewer. */
const isViewerUrl = (): boolean => window.location.hash === `#${VIEWER_HASH}`;

/**
 * Adds a history entry while the viewer is open, so that Back closes it and stays on the page. Returns a function that
 * closes it otherwise and removes the entry.
 */
const useViewerHistory = (onClose: () => void): (() => void) => {
  const router = useRouter();
  const hasOwnEntry = useRef(false);
  const closed = useRef(onClose);
  useEffect(() => {
    closed.current = onClose;
  });
  useEffect(() => {
    if (!isViewerUrl()) {
      hasOwnEntry.current = true;
      void router.changeAddress({ hash: VIEWER_HASH, ignoresHash: true });
    }
    return router.history.subscribe(() => {
      if (router.history.location.hash !== `#${VIEWER_HASH}`) closed.current();
    });
  }, [router]);
  return () => {
    if (hasOwnEntry.current) router.history.back();
    else void router.changeAddress({ isReplacing: true });
  };
};

/** The width of the largest sources, uncropped. */
const SOURCE_WIDTH = 1600;
const KEY_PAN_PX = 96;
const HIDE_AT = 1.01;
const PERCENT = 100;

type Props = {
  name: string;
  pictures: readonly Picture[];
  /** Index of the first picture shown. */
  first: number;
  onShow: (index: number) => void;
  onClose: () => void;
};

type ToolProps = {
  icon: IconName;
  label: string;
  isOff?: boolean;
  className?: string | undefined;
  onPress: () => void;
};

/** Uses aria-disabled instead of disabled to keep the focus on the button. */
const Tool = ({ icon, label, isOff = false, className = styles.tool, onPress }: ToolProps) => (
  <button type="button" className={className} aria-label={label} aria-disabled={isOff || undefined} onClick={onPress}>
    <Icon name={icon} size={22} />
  </button>
);

/** All pictures of a product over the whole screen, uncropped, with zoom to the size of the source. */
const Viewer = ({ name, pictures, first, onShow, onClose }: Props) => {
  const t = useT();
  const [index, setIndex] = useState(first);
  const stage = useRef<HTMLDivElement>(null);
  const thumbnails = useRef<HTMLUListElement>(null);
  const leave = useViewerHistory(onClose);
  const { ref: dialog, isClosing, close, handlers } = useDialog(true, leave);
  const picture = pictures[index] ?? pictures[0];
  const source = imageUrl(picture?.url ?? '', { width: SOURCE_WIDTH });
  const { ref: image, state, onLoad, onError } = usePictureState(source);
  const last = pictures.length - 1;

  const show = (next: number): void => {
    if (next < 0 || next > last || next === index) return;
    setIndex(next);
    onShow(next);
  };
  const { scale, most, zoomBy, moveBy, reset } = useZoom({ stage, picture: image }, (step) => show(index + step));

  useEffect(() => {
    reset();
    thumbnails.current?.children[index]?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [index, state, reset]);

  const pan = (x: -1 | 0 | 1, y: -1 | 0 | 1): void => moveBy(-x * KEY_PAN_PX, -y * KEY_PAN_PX);
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => (scale > 1 ? pan(-1, 0) : show(index - 1)),
    ArrowRight: () => (scale > 1 ? pan(1, 0) : show(index + 1)),
    ArrowUp: () => pan(0, -1),
    ArrowDown: () => pan(0, 1),
    PageUp: () => show(index - 1),
    PageDown: () => show(index + 1),
    Home: () => show(0),
    End: () => show(last),
    '+': () => zoomBy(STEP),
    '=': () => zoomBy(STEP),
    '-': () => zoomBy(1 / STEP),
    '0': reset,
  };
  const press = (event: KeyboardEvent): void => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  if (!picture) return null;
  const place = t('product.viewer.place', { number: index + 1, total: pictures.length, label: picture.label });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the whole viewer
    <dialog
      ref={dialog}
      className={styles.viewer}
      data-closing={isClosing || undefined}
      aria-label={t('product.gallery', { name })}
      onKeyDown={press}
      onCancel={handlers.onCancel}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <p className={styles.counter} aria-hidden="true">
            {index + 1} / {pictures.length}
          </p>
          <VisuallyHidden role="status">
            {place} {scale > HIDE_AT && t('product.viewer.scale', { percent: Math.round(scale * PERCENT) })}
          </VisuallyHidden>
          <Tool icon="minus" label={t('product.viewer.smaller')} isOff={scale <= 1} onPress={() => zoomBy(1 / STEP)} />
          <Tool icon="plus" label={t('product.viewer.larger')} isOff={scale >= most} onPress={() => zoomBy(STEP)} />
          <Tool icon="close" label={t('product.gallery.close')} onPress={close} />
        </header>
        <div ref={stage} className={styles.stage} data-state={state} data-zoomed={scale > 1 || undefined}>
          <img
            key={source}
            ref={image}
            className={styles.picture}
            src={source}
            alt={picture.label}
            draggable={false}
            onLoad={onLoad}
            onError={onError}
          />
          {pictures.length > 1 && (
            <>
              <Tool
                icon="chevron-left"
                label={t('product.viewer.previous')}
                className={styles.previous}
                isOff={index === 0}
                onPress={() => show(index - 1)}
              />
              <Tool
                icon="chevron-right"
                label={t('product.viewer.next')}
                className={styles.next}
                isOff={index === last}
                onPress={() => show(index + 1)}
              />
            </>
          )}
        </div>
        <footer className={styles.foot}>
          <p className={styles.label} aria-hidden="true">
            {picture.label}
          </p>
          {pictures.length > 1 && (
            <ul ref={thumbnails} className={styles.thumbnails}>
              {pictures.map(({ url }, position) => (
                <li key={url}>
                  <button
                    type="button"
                    className={styles.thumbnail}
                    aria-label={t('product.gallery.show', { number: position + 1, total: pictures.length })}
                    aria-current={position === index}
                    onClick={() => show(position)}
                  >
                    <Image src={url} alt="" width={80} ratio={1} />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </footer>
      </div>
    </dialog>
  );
};

export default Viewer;
