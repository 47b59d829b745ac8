import type { Query, QueryClient } from '@tanstack/react-query';
import type { CardPage } from '#storefront/features/catalog/data/list-queries.ts';
import type { Card } from '#storefront/features/catalog/model/product-card.ts';
import type { AutocompleteResult } from '#storefront/features/header/autocomplete/autocomplete-result.ts';
import type { Complement } from '#storefront/features/mini-cart/use-complements.ts';
import type { ProductChoices } from '#storefront/features/product/composed/choices.ts';
import type { LoadedProduct } from '#storefront/features/product/model/product-query.ts';
import type { Stockroom } from '#storefront/features/slabs/stockroom/stockroom-query.ts';
import { markPricesRefetched } from '#storefront/platform/session/hidden-price.ts';

const lacksPrice = ({ price }: { price?: unknown }): boolean => price === undefined;

/** A product contains its own price, its variants' and related products'. */
const hidesWithin = (value: unknown): boolean => {
  if (value === null || typeof value !== 'object') return false;
  const { final_price: price } = value as { final_price?: { value: number | null } };
  return price?.value === null || Object.values(value).some(hidesWithin);
};

/** Queries whose responses contain prices, by operation name, with a test for hidden prices. */
const QUESTIONS = new Map<unknown, (data: never) => boolean>([
  ['getProduct', (product: LoadedProduct | null) => hidesWithin(product?.record)],
  ['getProductChoices', (choices: ProductChoices | null) => choices?.isPriceHidden === true],
  ['getProductList', ({ cards }: CardPage) => cards.some(lacksPrice)],
  ['getNamedProducts', (cards: readonly Card[]) => cards.some(lacksPrice)],
  ['getComparedProducts', hidesWithin],
  ['getJobMaterials', hidesWithin],
  ['getAutocompleteResults', ({ products }: AutocompleteResult) => products.some(lacksPrice)],
  ['getStockroom', (stockroom: Stockroom | null) => !!stockroom?.items.some(({ price }) => price === null)],
  ['getComplements', (complements: readonly Complement[]) => complements.some(lacksPrice)],
  ['getHiddenPriceReason', () => true],
  ['getNavigation', () => false],
  ['getLineChoices', () => false],
]);

export const priceQueries: ReadonlySet<unknown> = new Set(QUESTIONS.keys());

const isAboutPrices = ({ queryKey }: Query): boolean => QUESTIONS.has(queryKey[2]);

const hidesPrice = ({ queryKey, state }: Query): boolean =>
  state.data !== undefined && QUESTIONS.get(queryKey[2])?.(state.data as never) === true;

/** Removes inactive queries and refetches active ones, because the response depends on the session. */
const refetch = (queryClient: QueryClient, isRequested: (query: Query) => boolean): Promise<void> => {
  queryClient.removeQueries({ type: 'inactive', predicate: isRequested });
  return queryClient.invalidateQueries({ predicate: isRequested });
};

/**
 * Refetches prices for a customer on a page rendered for guests: only hidden prices (RO-10), or all prices if the
 * customer's group has its own. Queries without an observer belong to parts of the page that are not hydrated yet; they
 * are refetched when those parts hydrate.
 */
export const refetchGuestPrices = async (queryClient: QueryClient, hasGroupPrices: boolean): Promise<void> => {
  await queryClient.invalidateQueries({ predicate: hasGroupPrices ? isAboutPrices : hidesPrice });
  markPricesRefetched(true);
};

/** After a change of customer: another group may see other prices. */
export const refetchPrices = async (queryClient: QueryClient, isSignedIn: boolean): Promise<void> => {
  markPricesRefetched(false);
  await refetch(queryClient, isAboutPrices);
  markPricesRefetched(isSignedIn);
};
