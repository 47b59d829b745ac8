import type { AreaUnit } from '#contract/area-price.ts';
import { useAreaUnit } from '#storefront/platform/coverage/use-area-unit.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import styles from './list-toolbar.module.css';

export const UnitSwitch = ({ onChoose }: { onChoose: (unit: AreaUnit) => void }) => {
  const t = useT();
  const [unit, remember] = useAreaUnit();
  const choose = (next: AreaUnit): void => {
    remember(next);
    onChoose(next);
  };
  return (
    <fieldset className={styles.units}>
      <legend className={styles.label}>{t('catalog.unit')}</legend>
      {(['sqft', 'm2'] as const).map((value) => (
        <label key={value} className={styles.unit}>
          <input
            type="radio"
            name="list-area-unit"
            value={value}
            checked={unit === value}
            onChange={() => choose(value)}
          />
          <span>{value === 'sqft' ? t('catalog.unit.sqft') : t('catalog.unit.m2')}</span>
        </label>
      ))}
    </fieldset>
  );
};
