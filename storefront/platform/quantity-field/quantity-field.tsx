import { useId, useState, type ComponentType } from 'react';
import { MAX_QUANTITY } from '#contract/cart-limits.ts';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import styles from './quantity-field.module.css';

const MAX_TYPED_LENGTH = 9;

/** A part of a unit needs a whole one: `12,5` and `12.5` are 13. Thousands may be grouped. */
const wholeUnits = (text: string): number =>
  Math.ceil(Number.parseFloat(text.replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')));

export type QuantityFieldProps = {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  labels: { field: string; less: string; more: string };
  isSmall?: boolean;
  isDisabled?: boolean;
};

/**
 * Whole units by buttons or by typing; typed values are committed on blur or Enter. Of more than the maximum it becomes
 * the maximum, and says so.
 */
export const QuantityField = ({
  value,
  onChange,
  min = 1,
  max = MAX_QUANTITY,
  labels,
  isSmall = false,
  isDisabled = false,
}: QuantityFieldProps) => {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [Most, setMost] = useState<ComponentType<{ id: string; max: number }>>();
  const clamp = (quantity: number): number => Math.min(Math.max(quantity, min), Math.max(max, min));
  const commit = (): void => {
    const typed = wholeUnits(draft ?? '');
    setDraft(undefined);
    if (Number.isNaN(typed)) return;
    const quantity = clamp(typed);
    if (quantity !== value) onChange(quantity);
    if (typed > max) void untilFetched(() => import('./most.tsx')).then((part) => setMost(() => part.Most));
  };
  const step = (by: number): void => {
    setDraft(undefined);
    onChange(clamp(value + by));
  };
  const Told = value === max ? Most : undefined;
  return (
    <>
      <span className={classNames(styles.quantity, isSmall && styles.small)}>
        <button
          type="button"
          className={styles.step}
          aria-label={labels.less}
          aria-controls={id}
          disabled={isDisabled || value <= min}
          onClick={() => step(-1)}
        >
          <Icon name="minus" size={16} />
        </button>
        <input
          id={id}
          className={styles.field}
          inputMode="numeric"
          autoComplete="off"
          aria-label={labels.field}
          aria-describedby={Told && `${id}m`}
          value={draft ?? value}
          disabled={isDisabled}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setDraft(event.currentTarget.value.replace(/[^\d.,]/g, '').slice(0, MAX_TYPED_LENGTH))}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
            if (event.key === 'ArrowUp') step(1);
            if (event.key === 'ArrowDown') step(-1);
          }}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={labels.more}
          aria-controls={id}
          disabled={isDisabled || value >= max}
          onClick={() => step(1)}
        >
          <Icon name="plus" size={16} />
        </button>
      </span>
      {Told && <Told id={`${id}m`} max={max} />}
    </>
  );
};
