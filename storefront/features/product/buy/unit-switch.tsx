import { useAreaUnit } from '#storefront/platform/coverage/use-area-unit.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { VisuallyHidden } from '#storefront/ui/visually-hidden/visually-hidden.tsx';
import styles from './price-block.module.css';

export const UnitSwitch = () => {
  const t = useT();
  const [unit, choose] = useAreaUnit();
  return (
    <fieldset className={styles.units}>
      <legend>
        <VisuallyHidden>{t('product.unit.label')}</VisuallyHidden>
      </legend>
      {(['sqft', 'm2'] as const).map((value) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name="area-unit" value={value} checked={unit === value} onChange={() => choose(value)} />
          <span>{value === 'sqft' ? t('product.unit.sqft') : t('product.unit.m2')}</span>
        </label>
      ))}
    </fieldset>
  );
};
