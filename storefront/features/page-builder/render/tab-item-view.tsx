import type { ReactNode } from 'react';
import { classNames } from '#storefront/ui/class-names.ts';
import type { TabItemNode } from '../page-tree.ts';
import { Backdrop } from './backdrop.tsx';
import styles from './layout.module.css';

export const TabItemView = ({ node, children }: { node: TabItemNode; children: ReactNode }) => (
  <div className={classNames(node.background && styles.backed, node.className)}>
    {node.background && <Backdrop background={node.background} owner={node} />}
    {children}
  </div>
);
