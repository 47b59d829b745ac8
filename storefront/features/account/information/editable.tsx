import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import styles from './editable.module.css';

type Props = {
  title: string;
  /** The current value. */
  value: ReactNode;
  /** The form that replaces it; `close` hides it again, saved or not. */
  children: (close: () => void) => ReactNode;
  /** Starts with the form, to restore a draft. */
  isOpenAtFirst?: boolean;
};

/** A value with a button that opens its form. Opening focuses the first field, closing focuses the button. */
export const Editable = ({ title, value, children, isOpenAtFirst = false }: Props) => {
  const t = useT();
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (isOpen) card.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
    else if (wasOpen.current) card.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <section ref={card} className={styles.card} aria-labelledby={titleId}>
      <header className={styles.header}>
        <div className={styles.fact}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {!isOpen && <p className={styles.value}>{value}</p>}
        </div>
        {!isOpen && (
          <Button
            kind="default"
            size="medium"
            aria-label={t('area.change.label', { name: title })}
            onClick={() => setIsOpen(true)}
          >
            {t('area.change')}
          </Button>
        )}
      </header>
      {isOpen && children(() => setIsOpen(false))}
    </section>
  );
};
