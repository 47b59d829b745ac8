import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { typedAmount } from '#contract/typed-amount.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { OPEN_BOUND, RANGE_SEPARATOR } from '../filters/ranges.ts';
import type { ActiveOption } from '../filters/filter-state.ts';
import type { PriceBasis } from '../filters/price-basis.ts';
import type { Facet } from '../model/facets.ts';
import { boundsOf } from '../model/facets.ts';
import styles from './layered-navigation.module.css';
import { useRangeLabel } from './use-range-label.ts';

type Props = {
  facet: Facet;
  /** Currency of prices; undefined for other numbers. */
  basis: PriceBasis | undefined;
  onRange: (code: string, range: ActiveOption | undefined) => void;
};

const BOUNDS = ['from', 'to'] as const;

type Problem = { message: 'catalog.price.order' | 'catalog.price.wrong'; fields: readonly string[] };

/** A minimum and a maximum; either may be empty. */
export const RangeFacet = ({ facet, basis, onRange }: Props) => {
  const t = useT();
  const label = useRangeLabel();
  const { languageTag } = useStoreView();
  const id = useId();
  const [problem, setProblem] = useState<Problem>();
  const bounds = boundsOf(facet);
  const chosen = facet.options.find(({ isActive }) => isActive)?.value;
  const [from = '', to = ''] = (chosen ?? '')
    .split(RANGE_SEPARATOR)
    .map((bound) => (bound === OPEN_BOUND ? '' : bound));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = BOUNDS.map((name) => String(form.get(name) ?? '').trim());
    const [low, high] = typed.map((text) => typedAmount(text, languageTag));
    const unread = BOUNDS.filter((_, index) => typed[index] && [low, high][index] === undefined);
    if (unread.length > 0) return setProblem({ message: 'catalog.price.wrong', fields: unread });
    if (low !== undefined && high !== undefined && low > high)
      return setProblem({ message: 'catalog.price.order', fields: BOUNDS });
    setProblem(undefined);
    const value = `${low ?? OPEN_BOUND}${RANGE_SEPARATOR}${high ?? OPEN_BOUND}`;
    onRange(facet.code, low === undefined && high === undefined ? undefined : { title: label(value, basis), value });
  };

  return (
    <form method="dialog" key={`${facet.code} ${chosen}`} className={styles.price} onSubmit={submit} noValidate>
      <label className={styles.amount}>
        <span>{t('catalog.price.from')}</span>
        <input
          name="from"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={from}
          placeholder={bounds && String(bounds.from)}
          aria-describedby={problem?.fields.includes('from') ? id : undefined}
          aria-invalid={problem?.fields.includes('from') || undefined}
        />
      </label>
      <label className={styles.amount}>
        <span>{t('catalog.price.to')}</span>
        <input
          name="to"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={to}
          placeholder={bounds && String(bounds.to)}
          aria-describedby={problem?.fields.includes('to') ? id : undefined}
          aria-invalid={problem?.fields.includes('to') || undefined}
        />
      </label>
      <Button type="submit" kind="secondary" size="small">
        {t('catalog.price.apply')}
      </Button>
      {problem && (
        <p id={id} role="alert" className={styles.problem}>
          {t(problem.message)}
        </p>
      )}
    </form>
  );
};
