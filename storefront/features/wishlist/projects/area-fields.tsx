import { useState } from 'react';
import { boxesFor, WASTE_PERCENTS } from '#contract/boxes.ts';
import { convertArea } from '#contract/coverage.ts';
import { toNumber, typedDecimal } from '#contract/decimal.ts';
import { MAX_AREA } from '#contract/wishlist.ts';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { useAreaUnit } from '#storefront/platform/coverage/use-area-unit.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { SelectField, TextField } from '#storefront/ui/field/text-field.tsx';
import type { ProjectArea, ProjectItem } from './project-queries.ts';
import { useAreaWords } from './use-area-words.ts';

const MAX_TYPED_LENGTH = 120;

/** Loaded only for text other than plain numbers. */
const fetchReader = () => import('#contract/typed-measure.ts');

type Props = {
  item: ProjectItem & { coverage: number };
  name: string;
  /** Null takes the area away. */
  save: (area: ProjectArea | null) => void;
};

/** The area covered by a product of a list, in the shopper's unit, and the waste for cuts. */
export const AreaFields = ({ item: { area, coverage }, name, save }: Props) => {
  const t = useT();
  const [unit] = useAreaUnit();
  const { languageTag, number, unitName } = useAreaWords();
  const saved = area ? number(convertArea(area.value, area.unit, unit)) : '';
  const [seen, setSeen] = useState(saved);
  const [text, setText] = useState(saved);
  const [problem, setProblem] = useState('');
  const [waste, setWaste] = useState<number>(area?.wastePercent ?? WASTE_PERCENTS.straight);
  // Updates the field to the saved value, also after a change in another tab.
  if (seen !== saved) {
    setSeen(saved);
    setText(saved);
    setWaste(area?.wastePercent ?? waste);
  }
  const commit = async (percent: number): Promise<void> => {
    setProblem('');
    if (text === saved && area && percent !== area.wastePercent) return save({ ...area, wastePercent: percent });
    if (text === saved) return;
    if (!text.trim()) return save(null);
    const typed =
      typedDecimal(text, languageTag) ?? (await untilFetched(fetchReader)).typedArea(text, languageTag, unit);
    // Rounded as when saved.
    const value = typed && Math.round(toNumber(typed) * 1000) / 1000;
    if (!value || value > MAX_AREA) return setProblem(t('wishlist.area.wrong'));
    if (!boxesFor(typed, unit, percent, coverage)) return setProblem(t('wishlist.area.large'));
    save({ value, unit, wastePercent: percent });
  };
  const percents = [...new Set([...Object.values<number>(WASTE_PERCENTS), waste])].toSorted((a, b) => a - b);
  return (
    <>
      <TextField
        label={t('wishlist.area', { unit: unitName(unit) })}
        aria-label={t('wishlist.area.of', { name, unit: unitName(unit) })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={MAX_TYPED_LENGTH}
        value={text}
        error={problem || undefined}
        onChange={({ currentTarget: { value } }) => setText(value)}
        onBlur={() => void commit(waste)}
        onKeyDown={({ key }) => key === 'Enter' && void commit(waste)}
      />
      <SelectField
        label={t('wishlist.waste')}
        aria-label={t('wishlist.waste.of', { name })}
        value={waste}
        onChange={({ currentTarget: { value } }) => {
          setWaste(Number(value));
          void commit(Number(value));
        }}
      >
        {percents.map((percent) => (
          <option key={percent} value={percent}>
            {t('wishlist.waste.percent', { percent })}
          </option>
        ))}
      </SelectField>
    </>
  );
};
