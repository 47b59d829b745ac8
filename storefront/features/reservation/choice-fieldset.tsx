import { useId, type ReactNode } from 'react';
import styles from './choice-fieldset.module.css';

type Props = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** True if the error may appear without a user action and must be announced. */ isSudden?: boolean;
  children: ReactNode;
};

/** A group of choices with its error right below. */
export const ChoiceFieldset = ({ legend, hint, error, isSudden = false, children }: Props) => {
  const id = useId();
  const describedBy = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className={styles.fieldset} aria-describedby={describedBy} data-wrong={error ? true : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role={isSudden ? 'alert' : undefined}>
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
};
