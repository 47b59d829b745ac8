import { useEffect, useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { Image } from '#storefront/ui/image/image.tsx';
import styles from './comparison.module.css';
import type { Column } from './columns.ts';

type Props = {
  column: Column;
  onRemove: () => void;
  /** Chooses a variant by SKU, or all of them. */
  onChoose: (variantSku: string | undefined) => void;
};

const PICTURE_SIZES = '(min-width: 768px) 16rem, 9rem';

/** Picture, name and version of a compared product. */
export const ColumnHead = ({ column, onRemove, onChoose }: Props) => {
  const t = useT();
  const { name, path, picture, versions, chosen } = column;
  // React would reset a choice made before hydration.
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);
  const whole = t('product.compare.all', { count: versions.length });
  return (
    <th scope="col" className={styles.head}>
      {picture && (
        <span className={styles.picture}>
          <Image src={picture.url} alt="" width={320} ratio={1} sizes={PICTURE_SIZES} isEager />
        </span>
      )}
      <Link href={path} className={styles.name}>
        {name}
      </Link>
      {versions.length > 1 && (
        <>
          <select
            className={styles.versions}
            aria-label={t('product.compare.version', { name })}
            disabled={!isLive}
            value={chosen ?? ''}
            onChange={({ target }) => onChoose(target.value || undefined)}
          >
            <option value="">{whole}</option>
            {versions.map(({ sku, label }) => (
              <option key={sku} value={sku}>
                {label}
              </option>
            ))}
          </select>
          <p className={styles.version}>{versions.find(({ sku }) => sku === chosen)?.label}</p>
        </>
      )}
      <Button kind="link" size="small" aria-label={t('product.compare.remove.label', { name })} onClick={onRemove}>
        {t('product.compare.remove')}
      </Button>
    </th>
  );
};
