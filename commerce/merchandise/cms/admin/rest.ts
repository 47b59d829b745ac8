import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import { listed } from '#commerce/platform/rest/listed.ts';
import { searchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { chosenContent, contentWithId, type ContentKind } from './content.ts';

const READ = 'content:read';

const reads = (path: string, kind: ContentKind): readonly RestRoute[] => [
  adminRoute('GET', `${path}/search`, READ, async (context, { query }) => {
    const criteria = searchCriteria(query);
    const { found, total } = await chosenContent(context, kind, criteria);
    return listed(found, total, criteria);
  }),
  adminRoute('GET', `${path}/:id`, READ, (context, { params }) => contentWithId(context, kind, params.id ?? '')),
];

export const routes: readonly RestRoute[] = [...reads('/V1/cmsPage', 'page'), ...reads('/V1/cmsBlock', 'block')];
