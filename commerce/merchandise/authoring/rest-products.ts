import { attributeSet } from '#commerce/merchandise/attributes/service.ts';
import { productOnWire } from '#commerce/merchandise/catalog/admin/product-wire.ts';
import {
  adminDetails,
  adminProduct,
  storedProducts,
  skusOfIds,
  storedSku,
} from '#commerce/merchandise/catalog/service.ts';
import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { ifMatch } from '#commerce/platform/rest/if-match.ts';
import { requiredField, restFields, type RestFields } from '#commerce/platform/rest/input.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { removeProduct, saveProduct, type Writer } from './products.ts';
import { storePictures, withPictures } from './rest-media.ts';
import { readProduct } from './rest-product.ts';
import { writtenView } from './settle.ts';

export const WRITE = 'catalog:write';

const savedProduct = async (context: CommerceContext, sku: string) => {
  const product = await adminProduct(context, sku);
  return productOnWire(product, {
    ...(await adminDetails(context, [product])),
    view: context.storeView,
    settings: context.settings,
  });
};

const save = async (context: CommerceContext, given: string, product: RestFields, writer: Writer) => {
  const sku = await storedSku(context.db.kysely, given);
  const { kysely } = context.db;
  const [before] = await storedProducts(kysely, [sku]);
  const links = product.object('extensionAttributes')?.texts('configurableProductLinks') ?? [];
  const change = readProduct(product, {
    timeZone: context.settings.timeZone,
    attributes: await attributeSet(context),
    storeViewId: writtenView(context),
    skuById: await skusOfIds(kysely, links.filter((id) => /^\d{1,9}$/.test(id)).map(Number)),
    before,
  });
  const pictures = await storePictures(context, product);
  await saveProduct(context, sku, withPictures(change, pictures, before ? writtenView(context) : 0), writer);
  return savedProduct(context, sku);
};

/** Creates, changes and deletes products. Texts apply to the path's store view; the default view applies to all. */
export const productRoutes: readonly RestRoute[] = [
  adminRoute('POST', '/V1/products', WRITE, async (context, { body }, { name }) => {
    const product = restFields(body).neededObject('product');
    const sku = product.text('sku');
    if (!sku) throw requiredField('sku');
    return save(context, sku, product, { by: name });
  }),
  adminRoute('PUT', '/V1/products/:sku', WRITE, (context, request, { name }) =>
    save(context, request.params.sku ?? '', restFields(request.body).neededObject('product'), {
      by: name,
      expected: ifMatch(request),
    }),
  ),
  adminRoute('DELETE', '/V1/products/:sku', WRITE, async (context, { params }, { name }) => {
    await removeProduct(context, await storedSku(context.db.kysely, params.sku ?? ''), name);
    return true;
  }),
];
