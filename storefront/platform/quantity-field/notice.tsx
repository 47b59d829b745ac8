import { useT } from '#storefront/platform/i18n/use-t.ts';
import { numberText } from '#storefront/platform/i18n/number-text.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import styles from '#storefront/ui/field/field.module.css';

export type QuantityNotice =
  | { kind: 'wrong'; typed: string; least: number }
  | { kind: 'whole'; typed: string; quantity: number }
  | { kind: 'most'; max: number };

/** A row of its own in whatever holds the field, which it never widens. */
const ROW = {
  display: 'block',
  flexBasis: '100%',
  gridColumn: '1 / -1',
  order: -1,
  width: 'min-content',
  minWidth: '100%',
};

/** What became of a typed quantity that could not be taken as it stands: at the field, and aloud. */
export const Notice = ({ id, notice }: { id: string; notice: QuantityNotice }) => {
  const t = useT();
  const { languageTag } = useStoreView();
  const count = (value: number): string => numberText(value, languageTag, 0);
  const textOf = (): string => {
    if (notice.kind === 'most') return t('quantity.most', { max: count(notice.max) });
    if (notice.kind === 'whole') return t('quantity.whole', { typed: notice.typed, quantity: count(notice.quantity) });
    return t('quantity.wrong', { typed: notice.typed, least: count(notice.least) });
  };
  return (
    <span id={id} className={styles.error} style={ROW} role="alert">
      {textOf()}
    </span>
  );
};
