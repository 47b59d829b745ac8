import { use } from 'react';
import { RichTextView } from '#storefront/platform/content/rich-text-view.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { LeadContext } from '../composition.ts';
import type { ImageNode } from '../page-tree.ts';
import { Anchor } from './anchor.tsx';
import styles from './image-view.module.css';
import { Picture } from './picture.tsx';

export const ImageView = ({ node }: { node: ImageNode }) => {
  const { images, link, caption, className, imageClass } = node;
  const isLead = use(LeadContext) === node;
  if (!images.desktop && !images.mobile && caption.length === 0) return null;
  const content = (
    <>
      <Picture images={images} isLead={isLead} className={styles.picture} imageClass={imageClass} />
      {caption.length > 0 && (
        <figcaption className={styles.caption}>
          <RichTextView content={caption} />
        </figcaption>
      )}
    </>
  );
  return (
    <figure className={classNames(styles.figure, className)}>
      {link ? (
        <Anchor link={link} className={styles.link}>
          {content}
        </Anchor>
      ) : (
        content
      )}
    </figure>
  );
};
