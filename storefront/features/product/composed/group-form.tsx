import { useState, type SubmitEvent } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMinorMoney } from '#storefront/platform/money/use-money.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { isReduced } from '#storefront/platform/product-data/price.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Image } from '#storefront/ui/image/image.tsx';
import { focusRefusedQuantity, QuantityField } from '#storefront/platform/quantity-field/quantity-field.tsx';
import type { AddToCart } from '../buy/add-to-cart.ts';
import styles from '../buy/buy-panel.module.css';
import { StockWords } from '../buy/stock-words.tsx';
import type { GroupMember } from './choices.ts';
import { OutcomeLine } from './outcome-line.tsx';
import { useAdding } from './use-adding.ts';

const isForSale = ({ product }: GroupMember): boolean => product.isInStock && product.price !== undefined;

const MemberPrice = ({ product, unit }: GroupMember) => {
  const { price, isInStock, left } = product;
  const t = useT();
  const money = useMinorMoney();
  return (
    <>
      {price && (
        <span className="choices-price">
          {money(price.finalMinor, price.currency)}
          {unit && ` ${t('product.price.per-unit', { unit })}`}
          {isReduced(price) && (
            <>
              {' '}
              <s>{t('product.price.regular', { price: money(price.regularMinor, price.currency) })}</s>
            </>
          )}
        </span>
      )}
      {(!isInStock || left !== undefined) && (
        <span className="choices-note">
          <StockWords buyable={product} />
        </span>
      )}
    </>
  );
};

/** Products that are offered together: how many of each, and one button for all. */
export const GroupForm = ({ members, addToCart }: { members: readonly GroupMember[]; addToCart: AddToCart }) => {
  const t = useT();
  const money = useMinorMoney();
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(members.map((member) => [member.product.sku, isForSale(member) ? member.quantity : 0])),
  );
  const { outcome, add, refuse, settle } = useAdding(addToCart);
  const [told, setTold] = useState(0);
  const countOf = ({ product }: GroupMember): number => counts[product.sku] ?? 0;
  const wanted = members.filter((member) => countOf(member) > 0);
  const total = wanted.reduce((sum, member) => sum + (member.product.price?.finalMinor ?? 0) * countOf(member), 0);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (focusRefusedQuantity(event.currentTarget)) return;
    const [first, ...others] = wanted.map((member) => ({
      sku: member.product.sku,
      name: member.product.name,
      quantity: countOf(member),
      ...(member.image && { image: member.image }),
    }));
    if (!first) return refuse(t('choices.group.none'));
    setTold(wanted.length);
    await add({ ...first, others });
  };

  return (
    <form className={styles.panel} noValidate onSubmit={(event) => void onSubmit(event)}>
      <section className="choices-part">
        <h2>{t('choices.group')}</h2>
        <ul className="choices-members">
          {members.map((member) => {
            const { name, sku } = member.product;
            return (
              <li key={sku}>
                <span>{member.image && <Image src={member.image.url} alt="" width={160} sizes="4.5rem" />}</span>
                <span className="choices-member">
                  <Link href={member.path}>{name}</Link>
                  <MemberPrice {...member} />
                </span>
                <span className="choices-member-count">
                  <QuantityField
                    isSmall
                    min={0}
                    value={countOf(member)}
                    isDisabled={!isForSale(member)}
                    onChange={(count) => {
                      setCounts((now) => ({ ...now, [sku]: count }));
                      settle();
                    }}
                    labels={{
                      field: t('choices.quantity', { name }),
                      less: t('choices.less', { name }),
                      more: t('choices.more', { name }),
                    }}
                  />
                </span>
              </li>
            );
          })}
        </ul>
      </section>
      <div className={styles.bar}>
        <div className={styles.order}>
          <p className={styles.total} aria-live="polite" aria-atomic="true">
            <span className={styles.totalLabel}>{t('product.buy.total')}</span> <strong>{money(total)}</strong>
          </p>
        </div>
        <Button type="submit" isWide isBusy={outcome.kind === 'adding'} disabled={!members.some(isForSale)}>
          {members.some(isForSale)
            ? t('choices.group.add', { count: Math.max(1, wanted.length) })
            : t('product.stock.out')}
        </Button>
        <OutcomeLine
          outcome={outcome}
          added={
            <>
              {t('choices.group.added', { count: told })} <Link href="/cart">{t('choices.group.cart')}</Link>
            </>
          }
        />
      </div>
    </form>
  );
};
