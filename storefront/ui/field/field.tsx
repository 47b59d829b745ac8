import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

export type FieldProps = {
  label: ReactNode;
  /** The optional marker, "Optional" in the shopper's language; only for fields that may stay empty. */
  optional?: string | undefined;
  hint?: ReactNode;
  /** Error message; sets the error state. */
  error?: ReactNode;
  /** Success message, where the result cannot be seen otherwise. An error replaces it. */
  success?: ReactNode;
  className?: string | undefined;
};

/** Props that associate an input with its label, hint and error. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  className: string;
};

/** Label, control, hint and error of one field, associated for assistive technology. */
export const Field = ({
  label,
  optional,
  hint,
  error,
  success,
  className,
  children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) => {
  const id = useId();
  const isRight = Boolean(success) && !error;
  const describedBy =
    [error ? `${id}-error` : '', isRight ? `${id}-success` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') ||
    undefined;
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        className: classNames(styles.control, Boolean(error) && styles.wrong, isRight && styles.right),
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {isRight && (
        <p id={`${id}-success`} className={styles.success}>
          <Icon name="check" size={16} />
          {success}
        </p>
      )}
    </div>
  );
};
