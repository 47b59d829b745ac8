import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import { listed } from '#commerce/platform/rest/listed.ts';
import { searchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { attributeOnWire, optionsOnWire } from './attribute-wire.ts';
import { attributeNamed } from '../service.ts';
import { chosenAttributes, chosenSets } from './attributes.ts';

const READ = 'catalog:read';

/** The merchant's product attributes, in the wording of the path's store view. */
export const routes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/products/attributes', READ, async (context, { query }) => {
    const criteria = searchCriteria(query);
    const { attributes, total } = await chosenAttributes(context, criteria);
    return listed(
      attributes.map((attribute) => attributeOnWire(attribute, context.storeView)),
      total,
      criteria,
    );
  }),
  adminRoute('GET', '/V1/products/attribute-sets/sets/list', READ, async (context, { query }) => {
    const criteria = searchCriteria(query);
    const sets = await chosenSets(context, criteria);
    return listed(criteria.currentPage === 1 ? sets : [], sets.length, criteria);
  }),
  adminRoute('GET', '/V1/products/attributes/:code', READ, async (context, { params }) =>
    attributeOnWire(await attributeNamed(context, params.code ?? ''), context.storeView),
  ),
  adminRoute('GET', '/V1/products/attributes/:code/options', READ, async (context, { params }) =>
    optionsOnWire(await attributeNamed(context, params.code ?? ''), context.storeView),
  ),
];
