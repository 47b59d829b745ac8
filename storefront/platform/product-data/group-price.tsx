import type { ReactNode } from 'react';
import { useT } from '../i18n/use-t.ts';
import { useMinorMoney } from '../money/use-money.ts';
import { useHasGroupPrices } from '../session/group-prices.ts';
import styles from './group-price.module.css';
import type { Price } from './price.ts';

/** A price. If it is one of the customer's group, its label is above it, and the ordinary price below it. */
export const GroupPrice = ({ price, children }: { price: Price; children: ReactNode }) => {
  const t = useT();
  const money = useMinorMoney();
  const hasGroupPrices = useHasGroupPrices();
  const ordinary = hasGroupPrices ? price.ordinaryMinor : undefined;
  if (ordinary === undefined) return <div className={styles.other}>{children}</div>;
  return (
    <div>
      <p className={styles.label}>{t('price.trade')}</p>
      {children}
      <p className={styles.ordinary}>
        {t(price.isOrdinaryFrom ? 'price.ordinary.from' : 'price.ordinary', { price: money(ordinary, price.currency) })}
      </p>
    </div>
  );
};
