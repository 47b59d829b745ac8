import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#storefront/ui/class-names.ts';
import styles from './tile-radio.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  children: ReactNode;
  className?: string | undefined;
};

/** A radio button styled as a tile; the whole tile is its label. */
export const TileRadio = ({ children, className, ...input }: Props) => (
  <label className={classNames(styles.tile, className)}>
    <input {...input} type="radio" className={styles.input} />
    {children}
  </label>
);
