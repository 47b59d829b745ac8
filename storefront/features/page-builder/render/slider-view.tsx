import type { ReactNode } from 'react';
import { classNames } from '#storefront/ui/class-names.ts';
import type { SliderNode } from '../page-tree.ts';
import styles from './slider.module.css';

/** Slides side by side, moved by the shopper's own hand. */
export const SliderView = ({ node, children }: { node: SliderNode; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
  <div className={classNames(styles.slider, node.className)} tabIndex={0}>
    {children}
  </div>
);
