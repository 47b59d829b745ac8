import { useEffect, useRef, useState } from 'react';
import type { AreaUnit } from '#contract/area-price.ts';
import { boxesFor, WASTE_PERCENTS } from '#contract/boxes.ts';
import { convertArea } from '#contract/coverage.ts';
import { toNumber, typedDecimal } from '#contract/decimal.ts';
import type { typedArea } from '#contract/typed-measure.ts';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import type { MessageId } from '#storefront/generated/message-id.ts';
import { useAreaUnit } from '#storefront/platform/coverage/use-area-unit.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import { SelectField, TextField } from '#storefront/ui/field/text-field.tsx';
import { useUnits } from '../model/use-units.ts';
import styles from './calculator.module.css';

const MAX_TYPED_LENGTH = 120;

/** Parses areas with units and describes the result; loaded when the field gets the focus. */
const fetchReader = () => import('./typed-area.tsx');

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
  /** Default waste for this product's pattern or edge; shoppers can change it. */
  wastePercent: number | undefined;
  /** Called with the number of selling units for the area, and the area in square feet. */
  onBoxes: (boxes: number, areaSqFt: number) => void;
};

/** Converts an area to whole boxes, and shows the surplus. */
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
  const [reader, setReader] = useState<Awaited<ReturnType<typeof fetchReader>>>();
  /** Value when the field lost the focus: an unfinished value is not marked as invalid. */
  const [left, setLeft] = useState<TypedArea>();
  const read: typeof typedArea = reader?.typedArea ?? typedDecimal;
  const area = read(typed.text, languageTag, typed.unit);
  const isWanted = area !== undefined && area.digits > 0n;
  const boxes = isWanted ? boxesFor(area, typed.unit, waste, coverageSqFt) : undefined;
  // Changing the unit converts the displayed value only.
  const text = isWanted && typed.unit !== unit ? number(convertArea(toNumber(area), typed.unit, unit)) : typed.text;

  const change = (next: string): void => setTyped({ text: next, unit });
  const prepare = (): void => void untilFetched(fetchReader).then(setReader);
  useEffect(() => {
    if (boxes && area) onBoxes(boxes, convertArea(toNumber(area), typed.unit, 'sqft'));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs when the typed area changes, with the current callback
  }, [typed, waste, boxes]);
  // Input from before hydration counts.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const early = field.current?.value ?? '';
    if (early === text) return;
    change(early);
    prepare();
  });

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
          error={!isWanted && left === typed && reader?.wrongArea(t, text)}
          onFocus={prepare}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={() => setLeft(typed)}
        />
        <SelectField
          label={t('product.calculator.waste')}
          value={waste}
          onChange={(event) => setWaste(Number(event.currentTarget.value))}
        >
          {[...new Set([...Object.values<number>(WASTE_PERCENTS), wastePercent])].map((percent) => (
            <option key={percent} value={percent}>
              {WASTE_LABELS[percent] ? t(WASTE_LABELS[percent], { percent }) : `${percent}%`}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles.result} aria-live="polite">
        {isWanted && reader && (
          <reader.Understood
            text={text}
            area={convertArea(toNumber(area), typed.unit, unit)}
            unit={unit}
            waste={waste}
            boxes={boxes}
            coverageSqFt={coverageSqFt}
            amount={amount(boxes ?? 0, sellingUnit)}
            areaText={areaText}
          />
        )}
      </div>
      {kindOf(sellingUnit) === 'box' && <p className={styles.lot}>{t('product.calculator.lot')}</p>}
    </section>
  );
}
