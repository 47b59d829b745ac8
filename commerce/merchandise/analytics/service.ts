import { readFileSync } from 'node:fs';
import type {
  DataServicesMagentoExtensionContext,
  DataServicesStorefrontInstanceContext,
} from '#contract/generated/schema-types.ts';
import { GUEST_GROUP } from '#commerce/merchandise/catalog/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { storeConfig } from '#commerce/merchandise/stores/service.ts';
import { environmentIdOf, groupHash } from './rules.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** The caller's installation, website, store and store view (GQ-27), with the caller's customer group. */
export const storefrontInstance = async (context: CommerceContext): Promise<DataServicesStorefrontInstanceContext> => {
  const { storeView, customer, currency, settings } = context;
  if (customer) context.noStore();
  const config = await storeConfig(context);
  return {
    customer_group: groupHash(customer?.groupId ?? GUEST_GROUP),
    environment_id: environmentIdOf(settings.publicUrl),
    environment: settings.isProduction ? 'Production' : 'Testing',
    store_url: config.secure_base_url,
    website_id: storeView.websiteId,
    website_code: storeView.websiteCode,
    website_name: config.website_name,
    store_id: storeView.groupId,
    store_code: storeView.groupCode,
    store_name: storeView.groupName,
    store_view_id: storeView.id,
    store_view_code: storeView.code,
    store_view_name: storeView.name,
    base_currency_code: config.base_currency_code,
    store_view_currency_code: currency,
    catalog_extension_version: version,
    api_key: null,
    ims_org_id: null,
  };
};

export const backEndVersion = (): DataServicesMagentoExtensionContext => ({ magento_extension_version: version });
