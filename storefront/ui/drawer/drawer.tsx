import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useDialog } from '../dialog/use-dialog.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './drawer.module.css';

export type DrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  side?: 'left' | 'right';
  children: ReactNode;
  footer?: ReactNode;
};

/** A panel from the side of the window, modal like a dialog. */
export const Drawer = ({ isOpen, onClose, title, closeLabel, side = 'right', children, footer }: DrawerProps) => {
  const { ref, isClosing, close, handlers } = useDialog(isOpen, onClose);
  const titleId = useId();
  if (!isOpen) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={classNames(styles.drawer, styles[side])}
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
