import { useId, useState, type ComponentType } from 'react';
import { MAX_QUANTITY } from '#contract/cart-limits.ts';
import { isFraction, typedQuantity } from '#contract/typed-quantity.ts';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import type { QuantityNotice } from './notice.tsx';
import styles from './quantity-field.module.css';

const MAX_TYPED_LENGTH = 24;

/** Focuses an invalid quantity, if there is one: it must be corrected before buying. */
export const focusRefusedQuantity = (form: ParentNode | null): boolean => {
  const field = form?.querySelector<HTMLInputElement>(`.${styles.field}[aria-invalid]`);
  field?.focus();
  return Boolean(field);
};

export type QuantityFieldProps = {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  labels: { field: string; less: string; more: string };
  isSmall?: boolean;
  isDisabled?: boolean;
};

/** A message beside the field, shown while the value equals `at`. */
type Shown = QuantityNotice & { at: number };

/**
 * Quantity input with buttons; typed values are applied on blur or Enter. Values above the maximum are reduced to it
 * and fractions are rounded up; invalid text stays in the field without effect. A message reports each case.
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
  const { languageTag } = useStoreView();
  const [shown, setShown] = useState<Shown>();
  const [Notice, setNotice] = useState<ComponentType<{ id: string; notice: QuantityNotice }>>();
  const show = (notice: QuantityNotice, at: number): void => {
    setShown({ ...notice, at });
    void untilFetched(() => import('./notice.tsx')).then((part) => setNotice(() => part.Notice));
  };
  const clamp = (quantity: number): number => Math.min(Math.max(quantity, min), Math.max(max, min));
  const commit = (): void => {
    if (draft === undefined) return;
    setDraft(undefined);
    setShown(undefined);
    if (draft.trim() === '' || draft.trim() === String(value)) return;
    const typed = typedQuantity(draft, languageTag);
    if (typed === undefined || typed < min) return show({ kind: 'wrong', typed: draft.trim(), least: min }, value);
    const quantity = clamp(typed);
    if (typed > max) show({ kind: 'most', max }, quantity);
    else if (isFraction(draft, languageTag)) show({ kind: 'whole', typed: draft.trim(), quantity }, quantity);
    if (quantity !== value) onChange(quantity);
  };
  const step = (by: number): void => {
    setDraft(undefined);
    setShown(undefined);
    onChange(clamp(value + by));
  };
  const notice = shown?.at === value ? shown : undefined;
  const isRefused = notice?.kind === 'wrong';
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
          maxLength={MAX_TYPED_LENGTH}
          aria-label={labels.field}
          aria-describedby={notice && Notice && `${id}m`}
          aria-invalid={isRefused || undefined}
          value={draft ?? (isRefused ? notice.typed : value)}
          disabled={isDisabled}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setDraft(event.currentTarget.value)}
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
      {notice && Notice && <Notice id={`${id}m`} notice={notice} />}
    </>
  );
};
