import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import { requiredField, restFields } from '#commerce/platform/rest/input.ts';
import { rowId } from '#commerce/platform/rest/row-id.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { applyImport, imports, importWith, uploadImport, type CatalogueImport } from './service.ts';

const READ = 'catalog:read';
const WRITE = 'catalog:write';
const PATH = '/V1/catalogue-imports';

const onWire = ({ id, name, state, done, total, result, createdBy, createdAt, endedAt }: CatalogueImport) => ({
  id,
  name,
  state,
  done,
  total,
  result,
  created_by: createdBy,
  created_at: timestamp(createdAt),
  ended_at: endedAt && timestamp(endedAt),
});

/** CSV files of products: uploaded, checked with the result of every row, then applied. Magento imports in its admin only. */
export const routes: readonly RestRoute[] = [
  adminRoute('GET', PATH, READ, async (context) =>
    (await imports(context)).map(({ createdBy, createdAt, ...one }) => ({
      ...one,
      created_by: createdBy,
      created_at: timestamp(createdAt),
    })),
  ),
  adminRoute('GET', `${PATH}/:id`, READ, async (context, { params }) =>
    onWire(await importWith(context, rowId(params))),
  ),
  adminRoute('POST', PATH, WRITE, async (context, { body }, { name: by }) => {
    const file = restFields(body).neededObject('file');
    const content = file.text('content');
    if (content === undefined) throw requiredField('content');
    return uploadImport(context, { name: file.text('name') ?? 'products.csv', content }, by);
  }),
  adminRoute('POST', `${PATH}/:id/apply`, WRITE, async (context, { params }, { name: by }) => {
    await applyImport(context, rowId(params), by);
    return true;
  }),
];
