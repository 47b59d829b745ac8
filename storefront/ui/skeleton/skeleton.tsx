import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

/** A loading placeholder. Size it with a class. */
export const Skeleton = ({ className }: { className?: string | undefined }) => (
  <span className={classNames(styles.skeleton, className)} aria-hidden="true" />
);
