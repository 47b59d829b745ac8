import { useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './quantity-field.module.css';

const MAX_TYPED_LENGTH = 9;

/** A part of a unit needs a whole one: `12,5` and `12.5` are 13. Thousands may be grouped. */
const wholeUnits = (text: string): number =>
  Math.ceil(Number.parseFloat(text.replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')));

export type QuantityFieldProps = {
  value: number;
  onChange: (value: number) => void;
  /** A larger quantity was typed; `onChange` has received the maximum. */
  onBeyond?: (max: number) => void;
  min?: number;
  max: number;
  labels: { field: string; less: string; more: string };
  isSmall?: boolean;
  isDisabled?: boolean;
  name?: string;
};

/** Whole units by buttons or by typing; typed values are committed on blur or Enter. */
export const QuantityField = ({
  value,
  onChange,
  onBeyond,
  min = 1,
  max,
  labels,
  isSmall = false,
  isDisabled = false,
  name,
}: QuantityFieldProps) => {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const clamp = (quantity: number): number => Math.min(Math.max(quantity, min), Math.max(max, min));
  const commit = (): void => {
    const typed = wholeUnits(draft ?? '');
    setDraft(undefined);
    if (Number.isNaN(typed)) return;
    const quantity = clamp(typed);
    if (quantity !== value) onChange(quantity);
    if (typed > max) onBeyond?.(max);
  };
  const step = (by: number): void => {
    setDraft(undefined);
    onChange(clamp(value + by));
  };
  return (
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
        name={name}
        inputMode="numeric"
        autoComplete="off"
        aria-label={labels.field}
        value={draft ?? String(value)}
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
  );
};
