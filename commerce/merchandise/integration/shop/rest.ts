import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { configOfViews, storeTree } from '#commerce/merchandise/stores/service.ts';
import { adminRoute } from '../rest-gate.ts';
import { MODULES } from './modules.ts';

const READ = 'stores:read';

/** Magento's view, group and website of its administration. */
const ADMIN_VIEW = { id: 0, code: 'admin', name: 'Admin', website_id: 0, store_group_id: 0, is_active: 1 };
const ADMIN_GROUP = {
  id: 0,
  website_id: 0,
  root_category_id: 0,
  default_store_id: 0,
  name: 'Default',
  code: 'default',
};
const ADMIN_WEBSITE = { id: 0, code: 'admin', name: 'Admin', default_group_id: 0 };

/** Routes called first by a connector: stores and modules. */
export const routes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/store/storeViews', READ, async (context) => {
    const views = (await storeTree(context)).map(({ id, code, name, websiteId, groupId }) => ({
      id,
      code,
      name,
      website_id: websiteId,
      store_group_id: groupId,
      is_active: 1,
    }));
    return [ADMIN_VIEW, ...views];
  }),
  adminRoute('GET', '/V1/store/storeGroups', READ, async (context) => {
    const groups = Map.groupBy(await storeTree(context), ({ groupId }) => groupId);
    const shown = [...groups].map(([id, views]) => {
      const main = views.find(({ isGroupDefault }) => isGroupDefault) ?? views[0]!;
      return {
        id,
        website_id: main.websiteId,
        root_category_id: main.rootCategoryId,
        default_store_id: main.id,
        name: main.groupName,
        code: main.groupCode,
      };
    });
    return [ADMIN_GROUP, ...shown];
  }),
  adminRoute('GET', '/V1/store/websites', READ, async (context) => {
    const websites = Map.groupBy(await storeTree(context), ({ websiteId }) => websiteId);
    const shown = [...websites].map(([id, views]) => {
      const main = views.find(({ isDefaultGroup }) => isDefaultGroup) ?? views[0]!;
      return { id, code: main.websiteCode, name: main.websiteName, default_group_id: main.groupId };
    });
    return [ADMIN_WEBSITE, ...shown];
  }),
  adminRoute('GET', '/V1/store/storeConfigs', READ, async (context, { query }) => {
    const codes = [...query].flatMap(([name, value]) => (/^storeCodes(?:\[\w*\])?$/.test(name) ? [value] : []));
    const configs = await configOfViews(context);
    return codes.length > 0 ? configs.filter(({ code }) => codes.includes(code)) : configs;
  }),
  adminRoute('GET', '/V1/modules', READ, async () => MODULES),
];
