import { memo, startTransition, useOptimistic, useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { untilPainted } from '#storefront/ui/until-painted.ts';
import { VisuallyHidden } from '#storefront/ui/visually-hidden/visually-hidden.tsx';
import type { ActiveOption } from '../filters/filter-state.ts';
import type { Facet, FacetOption } from '../model/facets.ts';
import styles from './layered-navigation.module.css';

type Ticks = Readonly<Record<string, boolean>>;

type Props = {
  facet: Facet;
  /** Always the same function. */
  onToggle: (code: string, option: ActiveOption) => void;
};

const isSame = (before: Props, after: Props): boolean => JSON.stringify(before.facet) === JSON.stringify(after.facet);

const SHOWN_AT_FIRST = 7;

/** The visible values: chosen ones always, others up to a number that needs no scrolling. */
const inSight = (options: readonly FacetOption[], isOpen: boolean): readonly FacetOption[] =>
  isOpen || options.length <= SHOWN_AT_FIRST + 1
    ? options
    : options.filter(({ isActive }, index) => index < SHOWN_AT_FIRST || isActive);

/** Memoized: ticking a box changes one of many options. */
export const FacetOptions = memo(({ facet, onToggle }: Props) => {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const [ticks, addTick] = useOptimistic({}, (before: Ticks, tick: Ticks) => ({ ...before, ...tick }));
  const toggle = (option: ActiveOption, checked: boolean): void =>
    startTransition(async () => {
      addTick({ [option.value]: checked });
      await untilPainted();
      onToggle(facet.code, option);
    });
  const shown = inSight(facet.options, isOpen);
  const hidden = facet.options.length - shown.length;
  return (
    <fieldset className={styles.options}>
      <legend>
        <VisuallyHidden>{facet.label}</VisuallyHidden>
      </legend>
      {shown.map(({ label, value, count, isActive, isDisabled }) => (
        <label key={value} className={styles.option} data-disabled={isDisabled || undefined}>
          <input
            type="checkbox"
            name={facet.code}
            value={value}
            checked={ticks[value] ?? isActive}
            disabled={isDisabled}
            onChange={({ currentTarget: { checked } }) => toggle({ title: label, value }, checked)}
          />
          <span className={styles.optionLabel}>{label}</span>
          {count !== undefined && (
            <span className={styles.count}>
              <span aria-hidden="true">{count}</span>
              <VisuallyHidden>{t('catalog.filters.count', { count })}</VisuallyHidden>
            </span>
          )}
        </label>
      ))}
      {(hidden > 0 || isOpen) && (
        <button type="button" className={styles.allValues} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('catalog.filters.fewer-values') : t('catalog.filters.all-values', { count: hidden })}
        </button>
      )}
    </fieldset>
  );
}, isSame);
