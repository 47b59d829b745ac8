import type { ReactNode } from 'react';
import { RichTextView } from '#storefront/platform/content/rich-text-view.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import type { BlockNode, DividerNode, HeadingNode, RichNode } from '../page-tree.ts';
import styles from './text.module.css';

export const HeadingView = ({ node }: { node: HeadingNode }) => {
  const Heading = `h${node.level}` as const;
  return (
    <Heading className={classNames(styles.heading, node.className)}>
      <RichTextView content={node.content} />
    </Heading>
  );
};

export const RichView = ({ node }: { node: RichNode }) => (
  <div className={classNames(styles.text, node.className)}>
    <RichTextView content={node.content} />
  </div>
);

export const BlockView = ({ node, children }: { node: BlockNode; children: ReactNode }) => (
  <div className={node.className}>{children}</div>
);

export const DividerView = ({ node }: { node: DividerNode }) => (
  <div className={classNames(styles.divider, node.className)}>
    <hr className={classNames(styles.line, node.lineClass)} />
  </div>
);
