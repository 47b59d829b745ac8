import type { ReactNode } from 'react';
import { CardPrice } from '#storefront/features/catalog/card/card-price.tsx';
import { cardAt } from '#storefront/features/catalog/model/card-at.ts';
import { ProductOutline } from '#storefront/features/product/page/product-outline.tsx';
import type { RouterContext } from '#storefront/platform/navigation/router-context.ts';

/** A product as the lists of this visit know it, to be seen while its page is on its way. */
export const productAhead = ({
  context: { queryClient },
  path,
}: {
  context: RouterContext;
  path: string;
}): ReactNode => {
  const card = cardAt(queryClient, path);
  return (
    card && (
      <ProductOutline
        name={card.name}
        picture={card.image}
        hasMore={card.closeUp !== undefined}
        isSlab={card.isSlab === true}
        price={<CardPrice card={card} />}
      />
    )
  );
};
