import type { ReactNode } from 'react';
import { classNames } from '#storefront/ui/class-names.ts';
import styles from './section.module.css';

export type PartProps = { id: string; title: string };

/** One kind of component, with an anchor for the table of contents. */
export const Section = ({
  id,
  title,
  note,
  children,
}: {
  id: string;
  title: string;
  note?: string;
  children: ReactNode;
}) => (
  <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
    <h2 id={`${id}-title`} className={styles.title}>
      {title}
    </h2>
    {note && <p className={styles.note}>{note}</p>}
    {children}
  </section>
);

/** One state, with its name. */
export const Specimen = ({
  name,
  isDark = false,
  className,
  children,
}: {
  name: string;
  isDark?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <figure className={classNames(styles.specimen, isDark && styles.dark, className)}>
    <figcaption className={styles.name}>{name}</figcaption>
    <div>{children}</div>
  </figure>
);

/** States side by side, as many as fit. */
export const Specimens = ({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) => (
  <div className={classNames(styles.specimens, isWide && styles.wide)}>{children}</div>
);
