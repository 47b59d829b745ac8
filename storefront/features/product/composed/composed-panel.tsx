import { useMemo, useState, type SubmitEvent, type ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMinorMoney } from '#storefront/platform/money/use-money.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { isReduced, type Price } from '#storefront/platform/product-data/price.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Image } from '#storefront/ui/image/image.tsx';
import { focusRefusedQuantity, QuantityField } from '#storefront/platform/quantity-field/quantity-field.tsx';
import { type AddToCart, buyableOf, type Buyable, type Product, type ProductRecord } from '../model/product.ts';
import styles from '../buy/buy-panel.module.css';
import { StockWords, TierPrices, type DeliveryComponent } from '../buy/buy-panel.tsx';
import { type GroupMember, type ProductChoices, priceAsChosen } from './choices.ts';
import { OutcomeLine, useAdding } from './use-adding.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { RouterContext } from '#storefront/platform/navigation/router-context.ts';
import { PriceBlock } from '../buy/price-block.tsx';
import { ChoiceForm } from './choice-form.tsx';
import { choicesQuery } from './read-choices.ts';
import choiceStyles from './choices.module.css';

const isForSale = ({ product }: GroupMember): boolean => product.isInStock && product.price !== undefined;

const MemberPrice = ({ product, unit }: GroupMember) => {
  const { price, isInStock, left } = product;
  const t = useT();
  const money = useMinorMoney();
  return (
    <>
      {price && (
        <span className={choiceStyles.price}>
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
        <span className={choiceStyles.note}>
          <StockWords buyable={product} />
        </span>
      )}
    </>
  );
};

/** Products of a group: a quantity for each, and one button for all. */
const GroupForm = ({
  members,
  addToCart,
  Delivery,
  sample,
}: {
  members: readonly GroupMember[];
  addToCart: AddToCart;
  Delivery: DeliveryComponent | undefined;
  sample: ReactNode;
}) => {
  const t = useT();
  const money = useMinorMoney();
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(members.map((member) => [member.product.sku, isForSale(member) ? member.quantity : 0])),
  );
  const { outcome, add, refuse, settle } = useAdding(addToCart);
  const [notice, setNotice] = useState(0);
  const countOf = ({ product }: GroupMember): number => counts[product.sku] ?? 0;
  const wanted = members.filter((member) => countOf(member) > 0);
  const items = useMemo(
    () => members.flatMap(({ product: { sku } }) => (counts[sku] ? [{ sku, quantity: counts[sku] }] : [])),
    [members, counts],
  );
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
    setNotice(wanted.length);
    await add({ ...first, others });
  };

  return (
    <form method="dialog" className={styles.panel} noValidate onSubmit={(event) => void onSubmit(event)}>
      <section className={choiceStyles.part}>
        <h2>{t('choices.group')}</h2>
        <ul className={choiceStyles.members}>
          {members.map((member) => {
            const { name, sku } = member.product;
            return (
              <li key={sku}>
                <span>{member.image && <Image src={member.image.url} alt="" width={160} sizes="4.5rem" />}</span>
                <span className={choiceStyles.member}>
                  <Link href={member.path}>{name}</Link>
                  <MemberPrice {...member} />
                </span>
                <span className={choiceStyles.memberCount}>
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
        {sample}
        <OutcomeLine
          outcome={outcome}
          added={
            <>
              {t('choices.group.added', { count: notice })} <Link href="/cart">{t('choices.group.cart')}</Link>
            </>
          }
        />
      </div>
      {Delivery && members.some(isForSale) && (wanted.length === 0 || wanted.some((member) => member.isShipped)) && (
        <Delivery items={items} missing={wanted.length === 0 ? t('choices.group.none') : undefined} />
      )}
    </form>
  );
};

export type ComposedPanelProps = {
  path: string;
  product: Product;
  buyable: Buyable;
  /** True if a variant is chosen, or none is needed. */
  isChosen: boolean;
  addToCart: AddToCart;
  Delivery?: DeliveryComponent | undefined;
  /** The sample button, shown beside “Add to cart”. */
  sample?: ReactNode;
  /** Options of the variants. */
  children?: ReactNode;
};

/** Returns whether choices can raise the price above the initial one. */
const canCostMore = ({ choices, members }: ProductChoices, { highest }: Product): boolean =>
  highest !== undefined ||
  members.length > 1 ||
  choices.some(({ amount, values, isRequired }) =>
    amount ? !isRequired : values.some((value) => value.amount) && (!isRequired || values.length > 1),
  );

/** The lowest price with all required choices. */
const withLeast = (buyable: Buyable, requested: ProductChoices): Buyable => {
  const { price } = buyable;
  if (!price) return buyable;
  const { total, bases } = priceAsChosen(requested, {}, price.finalMinor);
  const added = total - bases.options;
  return {
    ...buyable,
    price: { ...price, finalMinor: price.finalMinor + added, regularMinor: price.regularMinor + added },
  };
};

/** Price and form of a product with choices or parts. */
export const ComposedPanel = ({
  path,
  product,
  buyable,
  isChosen,
  addToCart,
  Delivery,
  sample,
  children,
}: ComposedPanelProps) => {
  const { data: requested, refetch } = useSuspenseQuery(choicesQuery(usePlatform(), path));
  if (!requested) return null;
  return (
    <>
      <PriceBlock buyable={withLeast(buyable, requested)} isFrom={canCostMore(requested, product)} />
      {buyable.tiers?.[0] && <TierPrices buyable={buyable} isWithoutChoices={canCostMore(requested, product)} />}
      {children}
      {requested.members.length > 0 ? (
        <GroupForm members={requested.members} addToCart={addToCart} Delivery={Delivery} sample={sample} />
      ) : buyable.price ? (
        <ChoiceForm
          refetchPrices={async () => (await refetch()).data}
          product={product}
          buyable={buyable}
          price={buyable.price}
          requested={requested}
          isChosen={isChosen}
          addToCart={addToCart}
          Delivery={Delivery}
          sample={sample}
        />
      ) : (
        sample
      )}
    </>
  );
};

/** Loads the choices of a product before the page renders; returns its lowest price. */
export const loadChoices = async (
  { platform, queryClient }: Pick<RouterContext, 'platform' | 'queryClient'>,
  path: string,
  record: ProductRecord,
): Promise<Price | undefined> => {
  const requested = await queryClient.ensureQueryData(choicesQuery(platform, path));
  const buyable = buyableOf(record);
  return (requested ? withLeast(buyable, requested) : buyable).price;
};
