import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './dropdown.module.css';

export type DropdownProps = {
  /** What the button shows. */
  trigger: ReactNode;
  label: string;
  /** The menu; `close` puts it away again. */
  children: (close: () => void) => ReactNode;
  align?: 'start' | 'end';
  className?: string | undefined;
  menuClassName?: string | undefined;
};

/** A button and the menu under it. Escape, a press outside and leaving by keyboard close it; the page does not scroll meanwhile. */
export const Dropdown = ({ trigger, label, children, align = 'end', className, menuClassName }: DropdownProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: MouseEvent): void => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('mousedown', onPress);
    document.addEventListener('keydown', onKey);
    document.body.setAttribute('data-scroll-lock', '');
    return () => {
      document.removeEventListener('mousedown', onPress);
      document.removeEventListener('keydown', onKey);
      document.body.removeAttribute('data-scroll-lock');
    };
  }, [isOpen]);

  return (
    <div
      ref={root}
      className={classNames(styles.dropdown, className)}
      onBlur={(event) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget as Node)) setIsOpen(false);
      }}
    >
      <button ref={button} type="button" className={styles.trigger} aria-label={label} aria-expanded={isOpen} aria-controls={menuId} onClick={() => setIsOpen(!isOpen)}>
        {trigger}
      </button>
      <div id={menuId} className={classNames(styles.menu, styles[align], menuClassName)} hidden={!isOpen}>
        {isOpen && children(() => setIsOpen(false))}
      </div>
    </div>
  );
};
