import { Children, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import type { TabsNode } from '../page-tree.ts';
import styles from './tabs.module.css';

const ALIGNMENTS = { left: styles.left, center: styles.center, right: styles.right };

/** Where a key leads among `count` tabs; undefined for keys that mean nothing here. */
const targetOf = (key: string, index: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

export default function TabsView({ node, children }: { node: TabsNode; children: ReactNode }) {
  const t = useT();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(node.defaultIndex);
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
    <div className={classNames(styles.tabs, node.className)}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus */}
      <div ref={list} role="tablist" aria-label={t('content.tabs')} className={classNames(styles.list, ALIGNMENTS[node.navigationAlignment])} onKeyDown={onKeyDown}>
        {node.headers.map((header, index) => (
          <button key={index} type="button" role="tab" id={`${id}-tab-${index}`} className={styles.tab} aria-selected={index === open} aria-controls={`${id}-panel-${index}`} tabIndex={index === open ? 0 : -1} onClick={() => setOpen(index)}>
            {header}
          </button>
        ))}
      </div>
      <div className={classNames(styles.panels, node.contentClass)}>
        {panels.map((panel, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as the pattern of tabs wants it
          <div key={index} role="tabpanel" id={`${id}-panel-${index}`} aria-labelledby={`${id}-tab-${index}`} hidden={index !== open} tabIndex={0}>
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}
