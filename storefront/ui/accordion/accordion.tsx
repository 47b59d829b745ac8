import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

type AccordionProps = {
  title: ReactNode;
  children: ReactNode;
  isOpen?: boolean;
  /** Only one entry of a name can be open. */
  name?: string;
  className?: string;
};

/** One entry, a native `<details>`. */
export const Accordion = ({ title, children, isOpen = false, name, className }: AccordionProps) => (
  <details className={classNames(styles.accordion, className)} open={isOpen} name={name}>
    <summary className={styles.title}>
      {title}
      <Icon name="plus" className={styles.sign} />
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
);
