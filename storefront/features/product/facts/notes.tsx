import { Icon } from '#storefront/ui/icon/icon.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import type { Attributes } from '#storefront/platform/product-data/attributes.ts';
import { labelOf, labelsOf } from '#storefront/platform/product-data/attributes.ts';
import { useUnits } from '../page/use-units.ts';
import styles from './facts.module.css';

type Props = { attributes: Attributes };

/** Uses the product is made for. Unknown ones are not mentioned. */
export const Suitability = ({ attributes }: Props) => {
  const t = useT();
  const uses = labelsOf(attributes, 'suitability');
  if (uses.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('product.suitability')}</h2>
      <ul className={styles.uses}>
        {uses.map((use) => (
          <li key={use}>
            <Icon name="check" size={18} className={styles.check} />
            {use}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('product.suitability.note')}</p>
    </section>
  );
};

export const Care = ({ attributes }: Props) => {
  const t = useT();
  const [care] = labelsOf(attributes, 'care');
  if (!care) return null;
  return (
    <section className={styles.section}>
      <h2>{t('product.care')}</h2>
      <p className={styles.prose}>{care}</p>
    </section>
  );
};

export const DeliveryNotes = ({ attributes }: Props) => {
  const t = useT();
  const { kindOf } = useUnits();
  const isSlab = kindOf(labelOf(attributes, 'selling_unit')) === 'slab';
  return (
    <section className={styles.section}>
      <h2>{t('product.delivery')}</h2>
      <div className={styles.prose}>
        <p>{isSlab ? t('product.delivery.slab') : t('product.delivery.parcel')}</p>
        <p>{t('product.delivery.returns')}</p>
        <p>
          <Link href="/shipping-and-returns">{t('product.delivery.more')}</Link>
        </p>
      </div>
    </section>
  );
};
