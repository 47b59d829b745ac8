import type { ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { failureMessage } from '../failure-message.ts';
import styles from './form-parts.module.css';

/** How many fields are wrong, said above the form; the focus is on the first of them. */
export const ErrorCount = ({ errors }: { errors: Readonly<Record<string, string>> }) => {
  const t = useT();
  const count = Object.keys(errors).length;
  return (
    <div role="alert" className={count ? styles.error : undefined}>
      {count > 0 && t('checkout.errors.summary', { count })}
    </div>
  );
};

/** Why a step was refused; what was typed stays as it is. */
export const StepFailure = ({ error }: { error: unknown }) => {
  const t = useT();
  return (
    <div role="alert" className={error ? styles.error : undefined}>
      {error ? t(failureMessage(error, navigator.onLine)) : null}
    </div>
  );
};

export const Actions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>;
