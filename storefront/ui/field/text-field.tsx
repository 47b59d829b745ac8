import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';

type Own = FieldProps & { inputClassName?: string };

/** One line of text. `autoComplete`, `inputMode`, `name`, `defaultValue` … go to the input. */
export const TextField = ({
  label,
  optional,
  hint,
  error,
  success,
  className,
  inputClassName,
  ...input
}: Own & Omit<ComponentProps<'input'>, 'className'>) => (
  <Field label={label} optional={optional} hint={hint} error={error} success={success} className={className}>
    {(control) => (
      <input type="text" {...input} {...control} className={classNames(control.className, inputClassName)} />
    )}
  </Field>
);

export const TextArea = ({
  label,
  optional,
  hint,
  error,
  success,
  className,
  inputClassName,
  ...input
}: Own & Omit<ComponentProps<'textarea'>, 'className'>) => (
  <Field label={label} optional={optional} hint={hint} error={error} success={success} className={className}>
    {(control) => (
      <textarea
        rows={5}
        {...input}
        {...control}
        className={classNames(control.className, styles.area, inputClassName)}
      />
    )}
  </Field>
);

export const SelectField = ({
  label,
  optional,
  hint,
  error,
  success,
  className,
  inputClassName,
  children,
  ...select
}: Own & Omit<ComponentProps<'select'>, 'className'>) => (
  <Field label={label} optional={optional} hint={hint} error={error} success={success} className={className}>
    {(control) => (
      <select {...select} {...control} className={classNames(control.className, styles.select, inputClassName)}>
        {children}
      </select>
    )}
  </Field>
);
