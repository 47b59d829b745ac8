import type { ReactNode } from 'react';
import { RichTextView } from '#storefront/platform/content/rich-text-view.tsx';
import { buttonClass } from '#storefront/ui/button/button.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import type { BannerNode } from '../page-tree.ts';
import { isFilledBanner } from '../page-tree.ts';
import { Anchor } from './anchor.tsx';
import { Backdrop } from './backdrop.tsx';
import styles from './banner.module.css';

const APPEARANCES: Readonly<Record<string, string | undefined>> = {
  poster: styles.poster,
  'collage-left': styles.collageLeft,
  'collage-centered': styles.collageCentered,
  'collage-right': styles.collageRight,
};

/** Text and a call to action on a picture, a video or a colour. Renders nothing for an empty banner. */
export const BannerView = ({ node, children }: { node: BannerNode; children: ReactNode }) => {
  const { background, button, link } = node;
  if (!isFilledBanner(node)) return null;
  const overlay = (
    <div className={classNames(styles.overlay, styles[`overlay-${node.showOverlay}`], node.overlayClass)}>
      <div className={styles.content}>
        <RichTextView content={node.content} />
        {children}
        {button && node.showButton !== 'never' && button.text !== '' && (
          <span
            className={classNames(
              buttonClass({ kind: button.kind }),
              styles.button,
              styles[`button-${node.showButton}`],
            )}
          >
            {button.text}
          </span>
        )}
      </div>
    </div>
  );
  return (
    <div
      className={classNames(styles.banner, APPEARANCES[node.appearance], !background && styles.plain, node.className)}
    >
      <div
        className={classNames(styles.wrapper, node.wrapperClass)}
        role={node.label && !link ? 'group' : undefined}
        aria-label={link ? undefined : node.label}
      >
        {background && <Backdrop background={background} owner={node} />}
        {link ? (
          <Anchor link={link} className={styles.link}>
            {overlay}
          </Anchor>
        ) : (
          overlay
        )}
      </div>
    </div>
  );
};
