import { Children, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

export type TabsProps = {
  label: string;
  headers: readonly string[];
  defaultIndex?: number;
  align?: 'left' | 'center' | 'right';
  className?: string | undefined;
  panelsClassName?: string | undefined;
  /** One panel per header, in order. */
  children: ReactNode;
};

/** Index of the tab a key moves to among `count`; undefined for other keys. */
const targetOf = (key: string, index: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

/** Arrows, Home and End move between tabs and select them. */
export const Tabs = ({
  label,
  headers,
  defaultIndex = 0,
  align = 'left',
  className,
  panelsClassName,
  children,
}: TabsProps) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(defaultIndex);
  const panels = Children.toArray(children);
  if (panels.length === 0) return null;

  const onKeyDown = (event: KeyboardEvent): void => {
    const target = targetOf(event.key, open, panels.length);
    if (target === undefined) return;
    event.preventDefault();
    setOpen(target);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };
  return (
    <div className={classNames(styles.tabs, className)}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus */}
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classNames(styles.list, styles[align])}
        onKeyDown={onKeyDown}
      >
        {headers.map((header, index) => (
          <button
            key={index}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            className={styles.tab}
            aria-selected={index === open}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === open ? 0 : -1}
            onClick={() => setOpen(index)}
          >
            {header}
          </button>
        ))}
      </div>
      <div className={classNames(styles.panels, panelsClassName)}>
        {panels.map((panel, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as the pattern of tabs wants it
          <div
            key={index}
            role="tabpanel"
            id={`${id}-panel-${index}`}
            aria-labelledby={`${id}-tab-${index}`}
            hidden={index !== open}
            tabIndex={0}
          >
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
};
