import { attributeOnWire } from '#commerce/merchandise/attributes/admin/attribute-wire.ts';
import { attributeNamed } from '#commerce/merchandise/attributes/service.ts';
import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import { restFields } from '#commerce/platform/rest/input.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import {
  addOption,
  changeAttribute,
  changeOption,
  makeAttribute,
  removeAttribute,
  removeOption,
} from './attributes.ts';

const READ = 'catalog:read';
const WRITE = 'catalog:write';

export const attributeRoutes: readonly RestRoute[] = [
  adminRoute('POST', '/V1/products/attributes', WRITE, async (context, { body }, { name }) => {
    const code = await makeAttribute(context, restFields(body).neededObject('attribute'), name);
    return attributeOnWire(await attributeNamed(context, code), context.storeView);
  }),
  adminRoute('PUT', '/V1/products/attributes/:code', WRITE, async (context, { params, body }, { name }) =>
    attributeOnWire(
      await changeAttribute(context, params.code ?? '', restFields(body).neededObject('attribute'), name),
      context.storeView,
    ),
  ),
  adminRoute('DELETE', '/V1/products/attributes/:code', WRITE, async (context, { params }, { name }) => {
    await removeAttribute(context, params.code ?? '', name);
    return true;
  }),
  adminRoute('POST', '/V1/products/attributes/:code/options', WRITE, async (context, { params, body }, { name }) =>
    String(await addOption(context, params.code ?? '', restFields(body).neededObject('option'), name)),
  ),
  adminRoute('PUT', '/V1/products/attributes/:code/options/:id', WRITE, async (context, { params, body }, { name }) => {
    const option = restFields(body).neededObject('option');
    await changeOption(context, { name: params.code ?? '', id: params.id ?? '' }, option, name);
    return true;
  }),
  adminRoute('DELETE', '/V1/products/attributes/:code/options/:id', WRITE, async (context, { params }, { name }) => {
    await removeOption(context, { name: params.code ?? '', id: params.id ?? '' }, name);
    return true;
  }),
  adminRoute('GET', '/V1/products/types', READ, async () => [
    { name: 'simple', label: 'Simple Product' },
    { name: 'configurable', label: 'Configurable Product' },
  ]),
];
