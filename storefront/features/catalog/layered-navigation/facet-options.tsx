import { memo, startTransition, useId, useOptimistic, useState } from 'react';
import { WET_DCOF } from '#contract/floor-safety.ts';
import { TILE_USE } from '#contract/tile-use.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { untilPainted } from '#storefront/ui/until-painted.ts';
import { VisuallyHidden } from '#storefront/ui/visually-hidden/visually-hidden.tsx';
import type { ActiveOption } from '../filters/filter-state.ts';
import { COMMON_VALUES, type Facet, type FacetOption } from '../model/facets.ts';
import styles from './layered-navigation.module.css';

type Ticks = Readonly<Record<string, boolean>>;

type Props = {
  facet: Facet;
  /** Always the same function. */
  onToggle: (code: string, option: ActiveOption) => void;
};

const isSame = (before: Props, after: Props): boolean => JSON.stringify(before.facet) === JSON.stringify(after.facet);

/** The visible values: chosen ones always, and the most common ones; all colours, because they need little space. */
const inSight = (options: readonly FacetOption[], isOpen: boolean): readonly FacetOption[] =>
  isOpen || options.length <= COMMON_VALUES + 1 || options.some(({ swatch }) => swatch)
    ? options
    : options.filter(({ isActive, isCommon }) => isCommon || isActive);

/** A yes/no attribute is labelled with its own name. The No option appears only if the URL selects it. */
const asToggle = ({ label, options }: Facet): readonly FacetOption[] =>
  options
    .filter(({ value, isActive }) => value === '1' || isActive)
    .map((option) => (option.value === '1' ? { ...option, label } : option));

/** Explains the rules of `contract/tile-use.ts` to shoppers. */
const UseRule = ({ id }: { id: string }) => {
  const t = useT();
  const { languageTag } = useStoreView();
  return (
    <p id={id} className={styles.rule}>
      {t('catalog.use.rule', { dcof: WET_DCOF.toLocaleString(languageTag) })}
    </p>
  );
};

/** Memoized: ticking a box changes one of many options. */
export const FacetOptions = memo(({ facet, onToggle }: Props) => {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const [ticks, addTick] = useOptimistic({}, (before: Ticks, tick: Ticks) => ({ ...before, ...tick }));
  const toggle = (code: string, option: ActiveOption, checked: boolean): void =>
    startTransition(async () => {
      addTick({ [option.value]: checked });
      await untilPainted();
      onToggle(code, option);
    });
  const options = facet.kind === 'toggle' ? asToggle(facet) : facet.options;
  const shown = inSight(options, isOpen);
  const hidden = options.length - shown.length;
  const hasSwatches = options.some(({ swatch }) => swatch);
  const ruleId = useId();
  const box = (code: string, { label, value, count, isActive, isDisabled, swatch }: FacetOption) => (
    <label key={value} className={styles.option} data-disabled={isDisabled || undefined}>
      <input
        type="checkbox"
        name={code}
        value={value}
        checked={ticks[value] ?? isActive}
        disabled={isDisabled}
        onChange={({ currentTarget: { checked } }) => toggle(code, { title: label, value }, checked)}
      />
      {swatch && (
        <svg className={styles.swatch} viewBox="0 0 2 2" aria-hidden="true">
          <circle cx="1" cy="1" r="1" fill={swatch} />
        </svg>
      )}
      <span className={styles.optionLabel}>{label}</span>
      {count !== undefined && (
        <span className={styles.count}>
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>{t('catalog.filters.count', { count })}</VisuallyHidden>
        </span>
      )}
    </label>
  );
  return (
    <fieldset
      className={classNames(styles.options, hasSwatches && styles.swatches)}
      aria-describedby={facet.code === TILE_USE ? ruleId : undefined}
    >
      <legend>
        <VisuallyHidden>{facet.label}</VisuallyHidden>
      </legend>
      {(facet.groups ?? []).map(({ heading, code, values }) => (
        <div key={heading.value} role="group" aria-label={heading.label} className={styles.group}>
          {box(code, heading)}
          {shown.filter(({ value }) => values.has(value)).map((option) => box(facet.code, option))}
        </div>
      ))}
      {shown
        .filter(({ value }) => !facet.groups?.some(({ values }) => values.has(value)))
        .map((option) => box(facet.code, option))}
      {facet.code === TILE_USE && <UseRule id={ruleId} />}
      {(hidden > 0 || isOpen) && (
        <button type="button" className={styles.allValues} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('catalog.filters.fewer-values') : t('catalog.filters.all-values', { count: hidden })}
        </button>
      )}
    </fieldset>
  );
}, isSame);
