import type { ReactNode } from 'react';
import { use } from 'react';
import { classNames } from '#storefront/ui/class-names.ts';
import { ShareContext } from '../composition.ts';
import type { ColumnGroupNode, ColumnNode } from '../page-tree.ts';
import { shareOf } from '../picture-sources.ts';
import { Backdrop } from './backdrop.tsx';
import styles from './layout.module.css';

export const ColumnGroupView = ({ node, children }: { node: ColumnGroupNode; children: ReactNode }) => {
  const holdsLines =
    node.contentType === 'column-group' && node.children.some(({ contentType }) => contentType === 'column-line');
  return <div className={classNames(holdsLines ? styles.group : styles.line, node.className)}>{children}</div>;
};

const ALIGNMENT: Readonly<Record<string, string | undefined>> = {
  'align-top': styles.alignTop,
  'align-center': styles.alignCenter,
  'align-bottom': styles.alignBottom,
};

export const ColumnView = ({ node, children }: { node: ColumnNode; children: ReactNode }) => {
  const around = use(ShareContext);
  return (
    <ShareContext value={shareOf(node, around)}>
      <div
        className={classNames(
          styles.column,
          node.isNarrow && styles.narrow,
          ALIGNMENT[node.appearance],
          node.background && styles.backed,
          node.className,
        )}
      >
        {node.background && <Backdrop background={node.background} owner={node} />}
        {children}
      </div>
    </ShareContext>
  );
};
