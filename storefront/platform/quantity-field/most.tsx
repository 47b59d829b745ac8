import { useT } from '#storefront/platform/i18n/use-t.ts';
import { numberText } from '#storefront/platform/i18n/number-text.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import styles from '#storefront/ui/field/field.module.css';

/** A row of its own in whatever holds the field, which it never widens. */
const ROW = {
  display: 'block',
  flexBasis: '100%',
  gridColumn: '1 / -1',
  order: -1,
  width: 'min-content',
  minWidth: '100%',
};

/** Says that more was typed than can be ordered: at the field, and aloud. */
export const Most = ({ id, max }: { id: string; max: number }) => {
  const t = useT();
  const { languageTag } = useStoreView();
  return (
    <span id={id} className={styles.error} style={ROW} role="alert">
      {t('quantity.most', { max: numberText(max, languageTag, 0) })}
    </span>
  );
};
