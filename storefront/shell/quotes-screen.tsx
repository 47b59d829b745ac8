import { PAGES } from '#contract/pages.ts';
import { isSampleSku } from '#contract/samples.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '#storefront/platform/navigation/use-router.ts';
import { useEffect, type ReactNode } from 'react';
import { LoadingPart } from '#storefront/features/account/area/account-part.tsx';
import type { Wanted } from '#storefront/features/account/quotes/request-values.ts';
import { Quotes, type QuoteRequest } from '#storefront/features/account/quotes/quotes.tsx';
import { useCart, useCartActions } from '#storefront/features/cart/cart-context.tsx';
import { namedProductsQuery } from '#storefront/features/catalog/data/product-queries.ts';
import { projectsQuery } from '#storefront/features/wishlist/projects/project-queries.ts';
import { namedValue } from '#storefront/platform/product-data/named-value.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useIsSignedIn } from '#storefront/platform/session/use-customer.ts';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';

/** Items of the cart; undefined while unknown. */
const useCartLines = (isRequested: boolean): readonly Wanted[] | undefined => {
  const { restore } = useCartActions();
  const isReady = useCart((state) => state.isReady);
  const { storeView } = usePlatform();
  const cartId = useCart((state) => state.cartId);
  const details = useCart((state) => state.details);
  useEffect(() => {
    if (isRequested) void restore();
  }, [isRequested, restore]);
  if (!isReady || (cartId && !details)) return undefined;
  return (details?.lines ?? [])
    .filter(({ sku }) => !isSampleSku(sku))
    .map(({ sku, name, options, quantity, image }) => ({
      sku,
      name,
      choices: options.map((option) => namedValue(storeView, option)),
      quantity,
      image: image?.url,
      isOpen: false,
    }));
};

/** Items of a wishlist; undefined while unknown. */
const useListLines = (id: string | null): readonly Wanted[] | undefined => {
  const platform = usePlatform();
  const lists = useQuery({ ...projectsQuery(platform), enabled: id !== null }).data;
  const items = lists?.find((list) => list.id === id)?.items;
  const skus = [...new Set((items ?? []).map(({ sku }) => sku))].toSorted();
  const { data } = useQuery({ ...namedProductsQuery(platform, { skus, urlKeys: [] }), enabled: skus.length > 0 });
  if (!lists || (skus.length > 0 && !data)) return undefined;
  return (items ?? []).flatMap(({ sku, variantSku, choices = [], quantity }) => {
    const card = data?.find((each) => each.sku === sku);
    return card
      ? [
          {
            sku: variantSku ?? sku,
            name: card.name,
            choices,
            quantity,
            isOpen: !variantSku && card.sizes + card.finishes > 0,
          },
        ]
      : [];
  });
};

/** A product by its sku, with quantity and area of the URL; undefined until it is known. */
const useProductLine = (requested: URLSearchParams): readonly Wanted[] | undefined => {
  const sku = requested.get('sku');
  const [area, finish] = [requested.get('area'), requested.get('finish')];
  const { data } = useQuery({
    ...namedProductsQuery(usePlatform(), { skus: [sku ?? ''], urlKeys: [] }),
    enabled: sku !== null,
  });
  return data?.map((card) => ({
    sku: card.sku,
    name: card.name,
    choices: [],
    quantity: Number(requested.get('quantity')) || null,
    ...(area && { area: { text: area, unit: requested.get('unit') === 'M2' ? 'M2' : 'SQFT' } }),
    ...(finish && { finish }),
    isOpen: true,
  }));
};

/** Items for a quote request according to the URL; undefined if none, or unknown yet. */
const useQuoteRequest = (
  requested: URLSearchParams,
): { isRequested: boolean; quoteRequest: QuoteRequest | undefined } => {
  const sku = requested.get('sku');
  const list = requested.get('list');
  const isCart = requested.get('from') === 'cart';
  const fromCart = useCartLines(isCart);
  const fromList = useListLines(list);
  const fromProduct = useProductLine(requested);
  const [source, lines] = isCart
    ? (['CART', fromCart] as const)
    : list
      ? (['LIST', fromList] as const)
      : (['PRODUCT', fromProduct] as const);
  const isRequested = isCart || list !== null || sku !== null;
  return { isRequested, quoteRequest: isRequested && lines ? { source, lines } : undefined };
};

/** Quotes, with the shop's cart and wishlists; `signIn` is shown to guests. */
export const QuotesScreen = ({ signIn }: { signIn?: ReactNode }) => {
  const router = useRouter();
  const inView = useAddress();
  const { restore } = useCartActions();
  const isSignedIn = useIsSignedIn();
  const requested = new URLSearchParams(useRouterState(({ location }) => location.searchStr));
  const { isRequested, quoteRequest } = useQuoteRequest(requested);
  if (isRequested && !quoteRequest && !(requested.get('list') && !isSignedIn)) return <LoadingPart />;
  return (
    <Quotes
      number={requested.get('quote') ?? undefined}
      quoteRequest={quoteRequest}
      openQuote={(number) => void router.navigate(inView(`/account-quotes?quote=${number}`))}
      openCart={async () => {
        await restore();
        await router.navigate(inView(PAGES.cart.path));
      }}
      signIn={signIn}
    />
  );
};
