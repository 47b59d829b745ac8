import { useT } from '#storefront/platform/i18n/use-t.ts';
import { imageUrl } from '#storefront/platform/image/image-url.ts';
import { Dialog } from '#storefront/ui/dialog/dialog.tsx';
import type { Picture } from '../model/product.ts';
import styles from './gallery.module.css';

/** One picture as large as the window allows. */
const Enlarged = ({ name, picture, onClose }: { name: string; picture: Picture; onClose: () => void }) => {
  const t = useT();
  return (
    <Dialog isOpen onClose={onClose} title={name} closeLabel={t('product.gallery.close')} size="large">
      <img className={styles.large} src={imageUrl(picture.url, { width: 1600, height: 2000 })} width={1600} height={2000} alt={picture.label} />
    </Dialog>
  );
};

export default Enlarged;
