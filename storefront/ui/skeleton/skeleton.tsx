import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

/** A quiet stand-in. Give it the size of what it stands for with a class. */
export const Skeleton = ({ className }: { className?: string | undefined }) => <span className={classNames(styles.skeleton, className)} aria-hidden="true" />;
