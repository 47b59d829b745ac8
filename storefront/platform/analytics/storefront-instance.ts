import { hasFeature, type Platform } from '../platform.tsx';
import { GetMeasuredStoreDocument } from './api/measured-store.graphql.ts';
import { MagentoExtensionContextDocument } from './api/magento-extension-context.graphql.ts';
import { StorefrontContextDocument, type StorefrontContextQuery } from './api/storefront-context.graphql.ts';
import type { Contexts, StorefrontInstance } from './contexts.ts';

type Caller = Pick<Platform, 'commerce' | 'storeView' | 'currency' | 'lacks'>;
type BackEndContext = NonNullable<StorefrontContextQuery['storefrontContext']>;

/** Removes unknown values: the SDK's optional fields are absent, never null. */
const known = (facts: Readonly<Record<string, unknown>>): Partial<StorefrontInstance> =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== null && fact !== undefined));

const instanceOf = (response: Partial<BackEndContext>, { storeView }: Caller): StorefrontInstance => ({
  ...known({
    environmentId: response.environment_id,
    environment: response.environment,
    storeUrl: response.store_url,
    websiteId: response.website_id,
    websiteCode: response.website_code,
    websiteName: response.website_name,
    storeId: response.store_id,
    storeCode: response.store_code,
    storeName: response.store_name,
    storeViewId: response.store_view_id,
    storeViewCode: response.store_view_code,
    storeViewName: response.store_view_name,
    baseCurrencyCode: response.base_currency_code,
    storeViewCurrencyCode: response.store_view_currency_code,
    catalogExtensionVersion: response.catalog_extension_version,
    customerGroup: response.customer_group,
  }),
  locale: storeView.languageTag,
  storefrontTemplate: 'Other',
});

/** Store view data known to every page. */
export type KnownStore = {
  id: number | null;
  store_name: string | null;
  store_group_code: string | null;
  website_name: string | null;
  default_display_currency_code: string | null;
};

/** Instance without a request to the back end; sufficient before consent. */
export const instanceOfView = (caller: Caller, store?: KnownStore | null): StorefrontInstance =>
  instanceOf(
    {
      store_view_code: caller.storeView.code,
      store_view_currency_code: caller.currency,
      ...(store && {
        store_view_id: store.id,
        store_view_name: store.store_name,
        store_code: store.store_group_code,
        website_name: store.website_name,
        base_currency_code: store.default_display_currency_code,
      }),
    },
    caller,
  );

/** Instance for a Magento without the data services module. */
const instanceOfConfig = async (caller: Caller): Promise<StorefrontInstance> => {
  const { storeConfig } = await caller.commerce.query(GetMeasuredStoreDocument, {});
  if (!storeConfig) return instanceOfView(caller);
  const {
    id,
    store_code,
    store_name,
    store_group_code,
    store_group_name,
    website_id,
    website_code,
    website_name,
    base_currency_code,
    secure_base_url,
  } = storeConfig;
  const response = {
    store_url: secure_base_url,
    website_id,
    website_code,
    website_name,
    store_code: store_group_code,
    store_name: store_group_name,
    store_view_id: id,
    store_view_code: store_code,
    store_view_name: store_name,
    base_currency_code,
  };
  return instanceOf({ ...response, store_view_currency_code: caller.currency }, caller);
};

const hasDataServices = (caller: Pick<Caller, 'lacks'>): boolean => hasFeature(caller, 'data service contexts');

/** The storefront instance from the back end's data services; without that module, from the store's configuration. */
export const fetchInstance = async (caller: Caller): Promise<StorefrontInstance> => {
  const response = hasDataServices(caller)
    ? await caller.commerce.query(StorefrontContextDocument, {}, { noCache: true }).catch(() => undefined)
    : undefined;
  return response?.storefrontContext
    ? instanceOf(response.storefrontContext, caller)
    : instanceOfConfig(caller).catch(() => instanceOfView(caller));
};

/** Undefined if the back end does not report its version. */
export const fetchExtension = async (
  caller: Pick<Caller, 'commerce' | 'lacks'>,
): Promise<Contexts['magentoExtensionContext'] | undefined> => {
  if (!hasDataServices(caller)) return undefined;
  const response = await caller.commerce.query(MagentoExtensionContextDocument, {}).catch(() => undefined);
  const version = response?.magentoExtensionContext?.magento_extension_version;
  return version ? { magentoExtensionVersion: version } : undefined;
};
