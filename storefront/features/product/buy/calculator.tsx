import { useEffect, useRef, useState } from 'react';
import type { AreaUnit } from '#contract/area-price.ts';
import { boxesFor, WASTE_PERCENTS } from '#contract/boxes.ts';
import { convertArea, coveredArea } from '#contract/coverage.ts';
import { toNumber, typedDecimal } from '#contract/decimal.ts';
import type { MessageId } from '#storefront/generated/message-id.ts';
import { useAreaUnit } from '#storefront/platform/coverage/use-area-unit.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import { SelectField, TextField } from '#storefront/ui/field/text-field.tsx';
import { useUnits } from '../page/use-units.ts';
import styles from './calculator.module.css';

const MAX_TYPED_LENGTH = 9;

const WASTE_LABELS: Readonly<Record<number, MessageId>> = {
  [WASTE_PERCENTS.straight]: 'product.calculator.waste.straight',
  [WASTE_PERCENTS.offset]: 'product.calculator.waste.offset',
  [WASTE_PERCENTS.diagonal]: 'product.calculator.waste.diagonal',
  [WASTE_PERCENTS.none]: 'product.calculator.waste.none',
};

type TypedArea = { text: string; unit: AreaUnit };

type Props = {
  coverageSqFt: number;
  sellingUnit: string | undefined;
  /** What this product's pattern or edge needs; shoppers can choose another. */
  wastePercent: number | undefined;
  /** Called with the number of selling units for the area. */
  onBoxes: (boxes: number) => void;
};

/** Converts an area to whole boxes, and shows what is left over. */
export default function Calculator({
  coverageSqFt,
  sellingUnit,
  wastePercent = WASTE_PERCENTS.straight,
  onBoxes,
}: Props) {
  const t = useT();
  const { kindOf, amount, area: areaText, number } = useUnits();
  const [unit] = useAreaUnit();
  const [typed, setTyped] = useState<TypedArea>({ text: '', unit });
  const [waste, setWaste] = useState<number>(wastePercent);
  const { languageTag } = useStoreView();
  const area = typedDecimal(typed.text, languageTag);
  const isWanted = area !== undefined && area.digits > 0n;
  const boxes = isWanted ? boxesFor(area, typed.unit, waste, coverageSqFt) : undefined;
  // The typed value is kept: changing the unit only converts what is shown.
  const text = isWanted && typed.unit !== unit ? number(convertArea(toNumber(area), typed.unit, unit)) : typed.text;

  const change = (next: TypedArea, nextWaste: number) => {
    setTyped(next);
    setWaste(nextWaste);
    const wanted = typedDecimal(next.text, languageTag);
    const needed = wanted && boxesFor(wanted, next.unit, nextWaste, coverageSqFt);
    if (needed) onBoxes(needed);
  };
  // Input from before hydration counts as typed.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const early = field.current?.value ?? '';
    if (early !== text) change({ text: early, unit }, waste);
  });

  const covered = boxes === undefined ? 0 : coveredArea(boxes, unit, coverageSqFt);
  const left = isWanted ? covered - (convertArea(toNumber(area), typed.unit, unit) * (100 + waste)) / 100 : 0;

  return (
    <section className={styles.calculator} aria-label={t('product.calculator')}>
      <h2 className={styles.title}>{t('product.calculator')}</h2>
      <div className={styles.fields}>
        <TextField
          ref={field}
          label={`${t('product.calculator.area')} (${t(unit === 'm2' ? 'product.unit.m2' : 'product.unit.sqft')})`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={MAX_TYPED_LENGTH}
          value={text}
          placeholder={number(unit === 'm2' ? 12 : 120)}
          error={!isWanted && /[^\s.,0]/.test(text) && t('product.calculator.wrong')}
          onChange={(event) => change({ text: event.currentTarget.value, unit }, waste)}
        />
        <SelectField
          label={t('product.calculator.waste')}
          value={waste}
          onChange={(event) => change(typed, Number(event.currentTarget.value))}
        >
          {[...new Set([...Object.values<number>(WASTE_PERCENTS), wastePercent])].map((percent) => (
            <option key={percent} value={percent}>
              {WASTE_LABELS[percent] ? t(WASTE_LABELS[percent], { percent }) : `${percent}%`}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles.result} aria-live="polite">
        {isWanted && boxes === undefined && <p>{t('product.calculator.too-large')}</p>}
        {boxes !== undefined && (
          <>
            <p className={styles.need}>{t('product.calculator.result', { amount: amount(boxes, sellingUnit) })}</p>
            <p>
              {t('product.calculator.detail', {
                amount: amount(boxes, sellingUnit),
                area: areaText(covered, unit),
                left: areaText(Math.max(0, left), unit),
              })}
            </p>
          </>
        )}
      </div>
      {kindOf(sellingUnit) === 'box' && <p className={styles.lot}>{t('product.calculator.lot')}</p>}
    </section>
  );
}
