import type { ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { failureMessage, isFixedInCart } from '../failure-message.ts';
import { TotalChangedError } from '../state/refusals.ts';
import styles from './form-parts.module.css';

/** The number of invalid fields, above the form; the first one has the focus. */
export const ErrorCount = ({ errors }: { errors: Readonly<Record<string, string>> }) => {
  const t = useT();
  const count = Object.keys(errors).length;
  return (
    <div role="alert" className={count ? styles.error : undefined}>
      {count > 0 && t('checkout.errors.summary', { count })}
    </div>
  );
};

/** Why a step failed; its input stays. */
export const StepFailure = ({ error }: { error: unknown }) => {
  const t = useT();
  const money = useMoney();
  const message = error ? failureMessage(error, navigator.onLine) : undefined;
  const values =
    error instanceof TotalChangedError ? { before: money(error.before), now: money(error.now) } : undefined;
  return (
    <div role="alert" className={message && styles.error}>
      {message && t(message, values)}{' '}
      {message && isFixedInCart(message) && <Link href="/cart">{t('checkout.error.to_cart')}</Link>}
    </div>
  );
};

export const Actions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>;
