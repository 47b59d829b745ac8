import { useT } from '#storefront/platform/i18n/use-t.ts';
import { numberText } from '#storefront/platform/i18n/number-text.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import styles from '#storefront/ui/field/field.module.css';

export type QuantityNotice =
  | { kind: 'wrong'; typed: string; least: number }
  | { kind: 'whole'; typed: string; quantity: number }
  | { kind: 'most'; max: number };

/** In its own row, without widening its container. */
const ROW = {
  display: 'block',
  flexBasis: '100%',
  gridColumn: '1 / -1',
  order: -1,
  width: 'min-content',
  minWidth: '100%',
};

/** Message about a corrected or refused quantity, beside the field and announced. */
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
