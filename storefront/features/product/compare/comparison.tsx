import { useEffect, useRef, useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useFeature } from '#storefront/platform/platform.tsx';
import { booleanOf } from '#storefront/platform/product-data/attributes.ts';
import { SampleAction } from '#storefront/platform/product-data/product-actions.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { Checkbox } from '#storefront/ui/field/choice.tsx';
import { VisuallyHidden } from '#storefront/ui/visually-hidden/visually-hidden.tsx';
import { UnitSwitch } from '../buy/price-block.tsx';
import { ColumnHead } from './column-head.tsx';
import type { Column } from './columns.ts';
import styles from './comparison.module.css';
import { isDifferent, useRows, type Row } from './use-rows.ts';

type Props = {
  columns: readonly Column[];
  onRemove: (column: Column) => void;
  onChoose: (column: Column, variantSku: string | undefined) => void;
  onClear: () => void;
};

const Cell = ({ lines }: { lines: readonly string[] }) => {
  const t = useT();
  if (lines.length === 0)
    return (
      <td className={styles.none}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('product.compare.none')}</VisuallyHidden>
      </td>
    );
  return (
    <td>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </td>
  );
};

const SampleRow = ({ columns }: Pick<Props, 'columns'>) => {
  const t = useT();
  const hasSample = ({ buyable }: Column) => booleanOf(buyable.attributes, 'sample_available') === true;
  const hasSamples = useFeature('samples');
  if (!hasSamples || !columns.some(hasSample)) return null;
  return (
    <tr className={styles.samples}>
      <th scope="row">{t('product.compare.sample')}</th>
      {columns.map((column) =>
        hasSample(column) ? (
          <td key={column.key}>
            <SampleAction sku={column.productSku} name={column.name} />
          </td>
        ) : (
          <Cell key={column.key} lines={[]} />
        ),
      )}
    </tr>
  );
};

const Rows = ({ rows, columns }: { rows: readonly Row[]; columns: readonly Column[] }) =>
  rows.map(({ code, label, cells }) => (
    <tr key={code}>
      <th scope="row">{label}</th>
      {columns.map(({ key }, index) => (
        <Cell key={key} lines={cells[index] ?? []} />
      ))}
    </tr>
  ));

/** Products side by side, a row for each property. */
export const Comparison = ({ columns, onRemove, onChoose, onClear }: Props) => {
  const t = useT();
  const rows = useRows(columns);
  const hasUnits = useFeature('units of area') && columns.some(({ area }) => area.areaPrice);
  const [isShort, setIsShort] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  // Applies a press made before hydration.
  useEffect(() => setIsShort(box.current?.checked === true), []);
  const canDiffer = columns.length > 1;
  const shown = isShort && canDiffer ? rows.filter(isDifferent) : rows;
  return (
    <>
      <div className={styles.tools}>
        {canDiffer && (
          <Checkbox
            ref={box}
            label={t('product.compare.differences')}
            checked={isShort}
            onChange={({ target }) => setIsShort(target.checked)}
          />
        )}
        {hasUnits && <UnitSwitch />}
        <Button kind="link" size="small" onClick={() => print()}>
          {t('product.compare.print')}
        </Button>
        <Button kind="link" size="small" onClick={onClear}>
          {t('product.compare.clear')}
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it */}
      <div className={styles.scroll} role="region" aria-label={t('product.compare.table')} tabIndex={0}>
        <table className={styles.table} data-columns={columns.length}>
          <thead>
            <tr>
              <td className={styles.corner}>
                <VisuallyHidden>{t('product.compare.feature')}</VisuallyHidden>
              </td>
              {columns.map((column) => (
                <ColumnHead
                  key={column.key}
                  column={column}
                  onRemove={() => onRemove(column)}
                  onChoose={(variantSku) => onChoose(column, variantSku)}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            <SampleRow columns={columns} />
            <Rows rows={shown} columns={columns} />
          </tbody>
        </table>
      </div>
      {shown.length === 0 && <p>{t('product.compare.same')}</p>}
      {!canDiffer && <p>{t('product.compare.one')}</p>}
    </>
  );
};
