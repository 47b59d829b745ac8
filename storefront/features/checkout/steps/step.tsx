import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import styles from './step.module.css';

type StepProps = {
  number: number;
  title: string;
  /** open: shows its form; done: shows the entered data; waiting: an earlier step is incomplete. */
  state: 'open' | 'done' | 'waiting';
  onEdit: () => void;
  /** Shown before the form. */
  notice: ReactNode;
  summary?: ReactNode;
  children: ReactNode;
};

/** A step of checkout. Its heading takes the focus when it opens after another step was submitted. */
export const Step = ({ number, title, state, onEdit, notice, summary, children }: StepProps) => {
  const t = useT();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);

  useEffect(() => {
    if (before.current !== 'open' && state === 'open') {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'start' });
    }
    before.current = state;
  }, [state]);

  return (
    <section className={styles.step} data-state={state} aria-labelledby={id}>
      <header className={styles.header}>
        <span className={styles.number} aria-hidden="true">
          {state === 'done' ? <Icon name="check" size={16} /> : number}
        </span>
        <h2 id={id} ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {state === 'done' && (
          <Button kind="link" size="small" aria-label={t('checkout.edit.label', { step: title })} onClick={onEdit}>
            {t('checkout.edit')}
          </Button>
        )}
      </header>
      {state === 'open' && (
        <div className={styles.body}>
          {notice}
          {children}
        </div>
      )}
      {state === 'done' && summary && <div className={styles.summary}>{summary}</div>}
    </section>
  );
};
