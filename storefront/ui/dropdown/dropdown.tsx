import { useEffect, useId, useRef, useState, type KeyboardEvent as ReactKeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../class-names.ts';
import styles from './dropdown.module.css';

export type DropdownProps = {
  /** Content of the button. */
  trigger: ReactNode;
  label: string;
  /** The menu; `close` closes it. */
  children: (close: () => void) => ReactNode;
  align?: 'start' | 'end';
  className?: string | undefined;
  menuClassName?: string | undefined;
  /** For a controlled dropdown; `onChange` then receives every request to open or close. */
  isOpen?: boolean;
  onChange?: (isOpen: boolean) => void;
};

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** True for an element of a dialog that is open above the menu. */
const isInDialogAbove = (target: EventTarget | null, menu: HTMLElement | null): boolean => {
  const dialog = target instanceof Element ? target.closest('dialog') : null;
  return dialog !== null && !dialog.contains(menu);
};

const isOutside = (target: EventTarget | null, menu: HTMLElement | null): boolean =>
  !menu?.contains(target as Node) && !isInDialogAbove(target, menu);

/**
 * A button with a menu. Arrows open it and move through it; Escape, a click outside and tabbing out close it; the page
 * does not scroll meanwhile. Focus, clicks and keys in a dialog above the menu do not close it.
 */
export const Dropdown = ({
  trigger,
  label,
  children,
  align = 'end',
  className,
  menuClassName,
  isOpen: given,
  onChange,
}: DropdownProps) => {
  const [own, setOwn] = useState(false);
  const isOpen = given ?? own;
  const setIsOpen = onChange ?? setOwn;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: MouseEvent): void => {
      if (isOutside(event.target, root.current)) setIsOpen(false);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || isInDialogAbove(event.target, root.current)) return;
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
  }, [isOpen, setIsOpen]);

  const onKeyDown = (event: ReactKeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step || (!isOpen && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    if (!isOpen) flushSync(() => setIsOpen(true));
    const items = [
      ...(root.current?.querySelectorAll<HTMLElement>(':scope > div :is(a, button):not(:disabled)') ?? []),
    ];
    items[step(items.indexOf(event.target as HTMLElement), items.length)]?.focus();
  };

  return (
    // Handles keys of both button and menu.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      onKeyDown={onKeyDown}
      className={classNames(styles.dropdown, className)}
      onBlur={(event) => {
        if (event.relatedTarget && isOutside(event.relatedTarget, root.current)) setIsOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {trigger}
      </button>
      <div id={menuId} className={classNames(styles.menu, styles[align], menuClassName)} hidden={!isOpen}>
        {isOpen && children(() => setIsOpen(false))}
      </div>
    </div>
  );
};
