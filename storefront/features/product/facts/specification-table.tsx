import { coveredArea } from '#contract/coverage.ts';
import { KG_PER_POUND } from '#contract/pounds.ts';
import { sizeInInches } from '#contract/size-in-inches.ts';
import { useAreaUnit } from '#storefront/platform/coverage/use-area-unit.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import type { Specification, SpecificationValue } from '../model/specifications.ts';
import { useUnits } from '../page/use-units.ts';
import styles from './facts.module.css';
import { useAttributeLabel } from './use-attribute-label.ts';

const useValueText = (): ((value: SpecificationValue) => string) => {
  const t = useT();
  const { area, number } = useUnits();
  const [unit] = useAreaUnit();
  const { code, language } = useStoreView();
  const isAmerican = code === 'US_EN';
  return (value) => {
    if (value.kind === 'text') {
      const text = value.labels.join(' · ');
      const inches = isAmerican && sizeInInches(text);
      return inches ? `${inches} (${text})` : text;
    }
    if (value.kind === 'not-tested') return t('product.specifications.not-tested');
    if (value.kind === 'boolean') return value.value ? t('product.specifications.yes') : t('product.specifications.no');
    const text = number(value.value, value.digits);
    if (value.unit === 'sqft') return area(coveredArea(1, unit, value.value), unit);
    if (value.unit === 'percent') return `${text}${language === 'fr' ? '\u00a0' : ''}%`;
    if (value.unit === 'kg' && isAmerican) return `${number(value.value / KG_PER_POUND, value.digits)}\u00a0lb`;
    return value.unit ? `${text}\u00a0${value.unit}` : text;
  };
};

export const SpecificationTable = ({ rows }: { rows: readonly Specification[] }) => {
  const t = useT();
  const label = useAttributeLabel();
  const text = useValueText();
  if (rows.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('product.specifications')}</h2>
      <table className={styles.table}>
        <tbody>
          {rows.map(({ code, value }) => (
            <tr key={code}>
              <th scope="row">{label(code)}</th>
              <td className={value.kind === 'not-tested' ? styles.notTested : undefined}>{text(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
