import { roundMoney } from '#contract/money.ts';
import { isSampleSku } from '#contract/samples.ts';
import { useDate } from '#storefront/platform/i18n/use-date.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { namedValue } from '#storefront/platform/product-data/named-value.ts';
import { unitPriceMessage } from '#storefront/platform/selling-unit/selling-unit.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { Image } from '#storefront/ui/image/image.tsx';
import type { OrderLife } from './life/life.ts';
import type { OrderLine } from './order.ts';
import styles from './order-details.module.css';

type Props = {
  lines: readonly OrderLine[];
  lots?: OrderLife['lots'] | undefined;
  later?: OrderLife['later'] | undefined;
};

/** Units of a line that are not in stock yet, and when they are expected. */
const Later = ({ later }: { later: { awaited: number; on: string } }) => {
  const t = useT();
  const date = useDate();
  return <span className={styles.sku}>{t('orders.later', { units: later.awaited, day: date(later.on) })}</span>;
};

/** Lot codes with quantities; without a quantity if all units have the same lot. */
const lotNames = (lots: readonly { code: string; quantity: number }[], ordered: number): string =>
  lots.map(({ code, quantity }) => (quantity === ordered ? code : `${code}\u00a0(${quantity})`)).join(', ');

/** Price of all units of a line. */
const times = ({ value, currency }: OrderLine['price'], quantity: number): OrderLine['price'] => ({
  currency,
  value: value === null || currency === null ? null : roundMoney(value * quantity, currency),
});

const Lines = ({ lines, lots, later }: Props) => {
  const t = useT();
  const money = useMoney();
  const storeView = useStoreView();
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, name, sku, options, ordered, shipped, refunded, sellingUnit, price, image, path }) => (
        <li key={id} className={styles.line}>
          <span className={styles.picture}>
            {image ? <Image src={image} alt="" width={80} sizes="4rem" /> : <Icon name="box" />}
          </span>
          <div className={styles.what}>
            {path ? (
              <Link className={styles.name} href={path}>
                {name}
              </Link>
            ) : (
              <span className={styles.name}>{name}</span>
            )}
            {options.length > 0 && <span>{options.map((option) => namedValue(storeView, option)).join(' · ')}</span>}
            <span className={styles.sku}>{sku}</span>
            {Boolean(lots?.get(id)?.length) && (
              <span className={styles.sku}>
                {t('orders.lots', { count: lots!.get(id)!.length, lots: lotNames(lots!.get(id)!, ordered) })}
              </span>
            )}
            {later?.has(id) && <Later later={later.get(id)!} />}
            {path && isSampleSku(sku) && (
              <Link className={styles.offer} href={path} aria-label={t('orders.samples.order.label', { name })}>
                {t('orders.samples.order')}
              </Link>
            )}
          </div>
          <div className={styles.amount}>
            <span>{isSampleSku(sku) && price.value === 0 ? t('orders.free') : money(times(price, ordered))}</span>
            <span className={styles.sku}>{t('orders.quantity', { quantity: ordered })}</span>
            {ordered > 1 && price.value !== 0 && (
              <span className={styles.sku}>{t(unitPriceMessage(sellingUnit), { price: money(price) })}</span>
            )}
            {shipped > 0 && <span className={styles.sku}>{t('orders.shipped', { quantity: shipped })}</span>}
            {refunded > 0 && <span className={styles.sku}>{t('orders.refunded', { quantity: refunded })}</span>}
          </div>
        </li>
      ))}
    </ul>
  );
};

/** The lines of an order, samples separately. Products still sold are links; a sample links to its full product. */
export const OrderLines = ({ lines, lots, later }: Props) => {
  const t = useT();
  const samples = lines.filter(({ sku }) => isSampleSku(sku));
  const others = lines.filter(({ sku }) => !isSampleSku(sku));
  return (
    <>
      {others.length > 0 && <Lines lines={others} lots={lots} later={later} />}
      {samples.length > 0 && (
        <section className={styles.samples} aria-labelledby="order-samples">
          <h3 id="order-samples">{t('orders.samples')}</h3>
          <p className={styles.offer}>{t('orders.samples.hint')}</p>
          <Lines lines={samples} />
        </section>
      )}
    </>
  );
};
