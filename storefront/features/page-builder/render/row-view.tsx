import type { ReactNode } from 'react';
import { classNames } from '#storefront/ui/class-names.ts';
import type { RowNode } from '../page-tree.ts';
import { Backdrop } from './backdrop.tsx';
import styles from './layout.module.css';

type Props = { node: RowNode; children: ReactNode };

/** Contained rows limit everything to the page's width, full-width rows only their content, full-bleed rows nothing. */
export const RowView = ({ node, children }: Props) => {
  const { appearance, background, className } = node;
  const row = (
    <div className={classNames(styles.row, background && styles.backed, className)}>
      {background && <Backdrop background={background} owner={node} />}
      {appearance === 'full-width' ? <div className={styles.contained}>{children}</div> : children}
    </div>
  );
  return appearance === 'contained' ? <div className={styles.contained}>{row}</div> : row;
};
