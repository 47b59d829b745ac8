import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { useDialog } from './use-dialog.ts';
import styles from './dialog.module.css';

export type DialogProps = {
  isOpen: boolean;
  /** Called once it has closed, by its button, Escape or the backdrop. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  footer?: ReactNode;
  /** `generic`: up to 640px wide, slides in from the right on phones; `large`: 900 by 700px, fills a smaller screen. */
  size?: 'generic' | 'large';
  /** For a form of two columns: slides in up to 960px. */
  isTwoColumns?: boolean;
  /** Stays a centred modal on every screen. */
  isModal?: boolean;
  className?: string;
};

export const Dialog = ({
  isOpen,
  onClose,
  title,
  closeLabel,
  children,
  footer,
  size = 'generic',
  isTwoColumns = false,
  isModal = false,
  className,
}: DialogProps) => {
  const { ref, isClosing, close, handlers } = useDialog(isOpen, onClose);
  const titleId = useId();
  if (!isOpen) return null;
  const slides = size === 'generic' && !isModal;
  return (
    // The dialog element itself receives clicks on the backdrop; keyboards have Escape.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      tabIndex={-1}
      className={classNames(
        styles.dialog,
        styles[size],
        slides && (isTwoColumns ? styles.slidesWide : styles.slides),
        className,
      )}
      data-closing={isClosing || undefined}
      aria-labelledby={titleId}
      {...handlers}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
};
