import type { ReactNode } from 'react';
import { buttonClass } from '#storefront/ui/button/button.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import type { ButtonNode, ButtonsNode } from '../page-tree.ts';
import { Anchor } from './anchor.tsx';
import styles from './buttons.module.css';

export const ButtonsView = ({ node, children }: { node: ButtonsNode; children: ReactNode }) => (
  <div
    className={classNames(
      styles.buttons,
      node.appearance === 'stacked' && styles.stacked,
      node.isSameWidth && styles.sameWidth,
      node.className,
    )}
  >
    {children}
  </div>
);

/** A button without URL is only a label. */
export const ButtonView = ({ node }: { node: ButtonNode }) => {
  const look = buttonClass({ kind: node.kind, size: 'medium' });
  if (node.text === '') return null;
  return (
    <div className={node.className}>
      {node.link ? (
        <Anchor link={node.link} className={look}>
          {node.text}
        </Anchor>
      ) : (
        <span className={look}>{node.text}</span>
      )}
    </div>
  );
};
