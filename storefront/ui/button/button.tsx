import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'link' | 'default';
export type ButtonSize = 'big' | 'medium' | 'small';

type Look = { kind?: ButtonKind; size?: ButtonSize; isWide?: boolean };

/** A button's classes, for a link that looks like one. */
export const buttonClass = ({ kind = 'primary', size = 'big', isWide = false }: Look = {}): string =>
  classNames(styles.button, styles[kind], styles[size], isWide && styles.wide);

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Keeps its width, shows progress and ignores clicks. */
    isBusy?: boolean;
  };

export const Button = ({
  kind,
  size,
  isWide,
  isBusy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <button
    type={type}
    className={classNames(buttonClass({ kind, size, isWide }), isBusy && styles.busy, className)}
    aria-busy={isBusy || undefined}
    aria-disabled={isBusy || undefined}
    onClick={isBusy ? (event) => event.preventDefault() : onClick}
    {...rest}
  >
    <span className={styles.label}>{children}</span>
    {isBusy && <span className={styles.spinner} aria-hidden="true" />}
  </button>
);
