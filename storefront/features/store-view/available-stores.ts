import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import {
  GetAvailableStoresDataDocument,
  type GetAvailableStoresDataQuery,
} from './get-available-stores-data.graphql.ts';

/** A store view in the switcher. */
export type AvailableStore = {
  id: number | undefined;
  code: string;
  /** First path segment with its slash, or empty. */
  prefix: string;
  /** True if it is this page's store view. */
  isCurrent: boolean;
  storeName: string;
  storeGroupCode: string;
  storeGroupName: string;
  sortOrder: number;
  locale: string | undefined;
  languageTag: string;
  menuIdentifier: string | undefined;
  /** URL of the country's flag, if there is one. */
  image: string | undefined;
  currency: string | undefined;
  categorySuffix: string;
  productSuffix: string;
  mediaUrl: string | undefined;
};

type Stores = GetAvailableStoresDataQuery['availableStores'];

/** Countries with a flag in `public/flags`. */
const FLAGS = ['ca', 'us'];

/** The store views that this shop serves, in their order. */
export const availableStores = (
  stores: Stores,
  { storeViews, storeView }: Pick<Platform, 'storeViews' | 'storeView'>,
): AvailableStore[] =>
  storeViews.flatMap((view) => {
    const store = stores?.find((one) => one?.store_code === view.code);
    if (!store) return [];
    const flag = view.countryId.toLowerCase();
    return [
      {
        id: store.id ?? undefined,
        code: view.code,
        prefix: view.prefix,
        isCurrent: view.code === storeView.code,
        storeName: view.label,
        storeGroupCode: store.store_group_code ?? '',
        storeGroupName: store.store_group_name ?? '',
        sortOrder: store.store_sort_order ?? 0,
        menuIdentifier: view.menuIdentifier,
        image: FLAGS.includes(flag) ? `/flags/${flag}.svg` : undefined,
        locale: store.locale ?? undefined,
        languageTag: view.languageTag,
        currency: store.default_display_currency_code ?? undefined,
        categorySuffix: store.category_url_suffix ?? '',
        productSuffix: store.product_url_suffix ?? '',
        mediaUrl: store.secure_base_media_url ?? undefined,
      },
    ];
  });

export const availableStoresQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetAvailableStoresDataDocument,
    {},
    { select: (answer) => availableStores(answer.availableStores, platform), staleTime: Infinity },
  );
