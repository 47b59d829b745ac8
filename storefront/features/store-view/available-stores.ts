import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { isStoreViewCode, STORE_VIEWS } from '#storefront/platform/store-view/store-views.ts';
import {
  GetAvailableStoresDataDocument,
  type GetAvailableStoresDataQuery,
} from './get-available-stores-data.graphql.ts';

/** A store view in the switcher. */
export type AvailableStore = {
  id: number | undefined;
  code: string;
  /** True if it is this page's store view. */
  isCurrent: boolean;
  /** "Canada (EN)", "Canada (FR)" or "USA"; else the name the back end gives. */
  storeName: string;
  storeGroupCode: string;
  storeGroupName: string;
  sortOrder: number;
  locale: string | undefined;
  menuIdentifier: string | undefined;
  /** URL of the country's flag. */
  image: string | undefined;
  currency: string | undefined;
  categorySuffix: string;
  productSuffix: string;
  mediaUrl: string | undefined;
};

type Stores = GetAvailableStoresDataQuery['availableStores'];

const PLACES = Object.keys(STORE_VIEWS);
const placeOf = ({ code }: AvailableStore): number => PLACES.indexOf(code) + 1 || PLACES.length + 1;

/** Known store views in our order, then others. */
export const availableStores = (stores: Stores, currentCode: string): AvailableStore[] =>
  (stores ?? [])
    .flatMap((store) => {
      if (!store?.store_code) return [];
      const known = isStoreViewCode(store.store_code) ? STORE_VIEWS[store.store_code] : undefined;
      return [
        {
          id: store.id ?? undefined,
          code: store.store_code,
          isCurrent: store.store_code === currentCode,
          storeName: known?.label ?? store.store_name ?? store.store_code,
          storeGroupCode: store.store_group_code ?? '',
          storeGroupName: store.store_group_name ?? '',
          sortOrder: store.store_sort_order ?? 0,
          menuIdentifier: known?.menuIdentifier,
          image: known && `/flags/${known.countryId.toLowerCase()}.svg`,
          locale: store.locale ?? undefined,
          currency: store.default_display_currency_code ?? undefined,
          categorySuffix: store.category_url_suffix ?? '',
          productSuffix: store.product_url_suffix ?? '',
          mediaUrl: store.secure_base_media_url ?? undefined,
        },
      ];
    })
    .sort((a, b) => placeOf(a) - placeOf(b) || a.sortOrder - b.sortOrder);

export const availableStoresQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetAvailableStoresDataDocument,
    {},
    { select: (answer) => availableStores(answer.availableStores, platform.storeView.code), staleTime: Infinity },
  );
