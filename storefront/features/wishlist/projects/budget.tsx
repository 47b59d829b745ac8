import { useState, type FormEvent } from 'react';
import { typedAmount } from '#contract/typed-amount.ts';
import { MAX_BUDGET } from '#contract/wishlist.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { TextField } from '#storefront/ui/field/text-field.tsx';
import type { Plan } from './project-queries.ts';
import styles from '../wishlist.module.css';

type Props = {
  plan: Pick<Plan, 'budget' | 'planned' | 'notCounted'>;
  isBusy?: boolean;
  /** Null removes the budget; resolves with true if saved. Absent if the list is read-only. */
  save?: (amount: number | null) => Promise<boolean>;
};

/** Budget of a project, and the total of its products. */
export const Budget = ({ plan: { budget, planned, notCounted }, isBusy = false, save }: Props) => {
  const t = useT();
  const money = useMoney();
  const { languageTag, tax } = useStoreView();
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState('');
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('budget')).trim();
    const amount = text === '' ? null : (typedAmount(text, languageTag) ?? 0);
    if (amount !== null && !(amount > 0 && amount <= MAX_BUDGET)) return setProblem(t('wishlist.budget.wrong'));
    setProblem('');
    if (await save?.(amount)) setIsOpen(false);
  };
  const left = budget === null ? 0 : budget - planned;
  return (
    <section className={styles.budget} aria-labelledby="project-budget">
      <h3 id="project-budget">{t('wishlist.budget')}</h3>
      <p>
        <strong>{money({ value: planned })}</strong>{' '}
        {budget === null ? t('wishlist.budget.planned') : t('wishlist.budget.of', { budget: money({ value: budget }) })}
      </p>
      {budget !== null && (
        <>
          <progress max={budget} value={Math.min(planned, budget)} aria-hidden="true" />
          <p className={left < 0 ? styles.problem : undefined}>
            {t(left < 0 ? 'wishlist.budget.over' : 'wishlist.budget.left', {
              amount: money({ value: Math.abs(left) }),
            })}
          </p>
        </>
      )}
      {notCounted > 0 && <p>{t('wishlist.budget.not-counted', { count: notCounted })}</p>}
      <p className={styles.fine}>{t(tax === 'included' ? 'wishlist.budget.fine.included' : 'wishlist.budget.fine')}</p>
      {save && !isOpen && (
        <Button kind="link" size="small" onClick={() => setIsOpen(true)}>
          {t(budget === null ? 'wishlist.budget.set' : 'wishlist.budget.change')}
        </Button>
      )}
      {save && isOpen && (
        <form method="dialog" className={styles.actions} noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            label={t('wishlist.budget.amount')}
            hint={t('wishlist.budget.hint')}
            name="budget"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={
              budget === null ? '' : new Intl.NumberFormat(languageTag, { useGrouping: false }).format(budget)
            }
            error={problem || undefined}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the pressed button
            autoFocus
          />
          <Button type="submit" size="medium" isBusy={isBusy}>
            {t('wishlist.budget.keep')}
          </Button>
        </form>
      )}
    </section>
  );
};
