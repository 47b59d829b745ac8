import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Dialog } from '#storefront/ui/dialog/dialog.tsx';
import { Image } from '#storefront/ui/image/image.tsx';
import type { Picture } from '../model/product.ts';
import { GALLERY_WIDTH } from './gallery-sizes.ts';
import styles from './gallery.module.css';

/** Scrolls to the middle of the picture. */
const toMiddle = (pan: HTMLElement | null): void =>
  pan?.scrollTo((pan.scrollWidth - pan.clientWidth) / 2, (pan.scrollHeight - pan.clientHeight) / 2);

/** One picture as large as the screen allows. */
const Enlarged = ({ name, picture, onClose }: { name: string; picture: Picture; onClose: () => void }) => {
  const t = useT();
  return (
    <Dialog isOpen onClose={onClose} title={name} closeLabel={t('product.gallery.close')} size="large">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it */}
      <div ref={toMiddle} className={styles.pan} tabIndex={0} role="group" aria-label={name}>
        <Image
          className={styles.large}
          src={picture.url}
          alt={picture.label}
          width={GALLERY_WIDTH}
          sizes="900px"
          isEager
        />
      </div>
    </Dialog>
  );
};

export default Enlarged;
