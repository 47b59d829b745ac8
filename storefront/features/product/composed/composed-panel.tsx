import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import type { RouterContext } from '#storefront/platform/page/router-context.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import type { Price } from '#storefront/platform/product-data/price.ts';
import type { AddToCart } from '../buy/add-to-cart.ts';
import { TierPrices } from '../buy/buy-panel.tsx';
import { PriceBlock } from '../buy/price-block.tsx';
import { buyableOf } from '../model/product.ts';
import type { Buyable, Product, ProductRecord } from '../model/product.ts';
import { ChoiceForm } from './choice-form.tsx';
import type { ProductChoices } from './choices.ts';
import { choicesQuery } from './choices-query.ts';
import { priceAsChosen } from './price.ts';
import { GroupForm } from './group-form.tsx';
import { useChoiceStyles } from './use-choice-styles.ts';

export type ComposedPanelProps = {
  path: string;
  product: Product;
  buyable: Buyable;
  /** No variant is left to choose. */
  isChosen: boolean;
  addToCart: AddToCart;
  /** The choice of a variant. */
  children?: ReactNode;
};

/** Whether what is answered can make it dearer than the price that it begins with. */
const canCostMore = ({ choices, members }: ProductChoices, { highest }: Product): boolean =>
  highest !== undefined ||
  members.length > 1 ||
  choices.some(({ amount, values, isRequired }) =>
    amount ? !isRequired : values.some((value) => value.amount) && (!isRequired || values.length > 1),
  );

/** With the least that must be chosen beside its own price; that of a bundle has its parts. */
const withLeast = (buyable: Buyable, asked: ProductChoices): Buyable => {
  const { price } = buyable;
  if (!price) return buyable;
  const { total, bases } = priceAsChosen(asked, {}, price.finalMinor);
  const added = total - bases.options;
  return {
    ...buyable,
    price: { ...price, finalMinor: price.finalMinor + added, regularMinor: price.regularMinor + added },
  };
};

/** Price and form of a product that asks for something, or is made of others. */
export const ComposedPanel = ({ path, product, buyable, isChosen, addToCart, children }: ComposedPanelProps) => {
  const { data: asked, refetch } = useSuspenseQuery(choicesQuery(usePlatform(), path));
  useChoiceStyles();
  if (!asked) return null;
  return (
    <>
      <PriceBlock buyable={withLeast(buyable, asked)} isFrom={canCostMore(asked, product)} />
      {buyable.tiers?.[0] && (
        <Suspense>
          <TierPrices buyable={buyable} isWithoutChoices={canCostMore(asked, product)} />
        </Suspense>
      )}
      {children}
      {asked.members.length > 0 ? (
        <GroupForm members={asked.members} addToCart={addToCart} />
      ) : (
        buyable.price && (
          <ChoiceForm
            askAgain={async () => (await refetch()).data}
            product={product}
            buyable={buyable}
            price={buyable.price}
            asked={asked}
            isChosen={isChosen}
            addToCart={addToCart}
          />
        )
      )}
    </>
  );
};

/** What the product of a page asks for, before the page is drawn; answers the least that it can be had for. */
export const loadChoices = async (
  { platform, queryClient }: Pick<RouterContext, 'platform' | 'queryClient'>,
  path: string,
  record: ProductRecord,
): Promise<Price | undefined> => {
  const asked = await queryClient.ensureQueryData(choicesQuery(platform, path));
  const buyable = buyableOf(record);
  return (asked ? withLeast(buyable, asked) : buyable).price;
};
