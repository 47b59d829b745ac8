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
import { requireProductFields } from '#commerce/merchandise/integration/service.ts';
import type { Caller } from '#commerce/merchandise/integration/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { ifMatch } from '#commerce/platform/rest/if-match.ts';
import { requiredField, restFields, type RestFields } from '#commerce/platform/rest/input.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { writtenFields } from './product-rules.ts';
import { removeProduct, saveProduct, type Writer } from './products.ts';
import { storePictures, withPictures } from './rest-media.ts';
import { readProduct } from './rest-product.ts';
import { writtenView } from './settle.ts';

export const WRITE = 'catalog:write';
/** Other fields are checked one by one. */
const TEXTS = 'catalog:texts';

const savedProduct = async (context: CommerceContext, sku: string) => {
  const product = await adminProduct(context, sku);
  return productOnWire(product, {
    ...(await adminDetails(context, [product])),
    view: context.storeView,
    settings: context.settings,
  });
};

type By = { caller: Caller; expected?: string | undefined };

const save = async (context: CommerceContext, given: string, product: RestFields, { caller, expected }: By) => {
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
  requireProductFields(context, caller, [
    ...(before ? [] : ['sku']),
    ...writtenFields(change),
    ...(product.list('mediaGalleryEntries').length > 0 ? ['media'] : []),
  ]);
  const pictures = await storePictures(context, product);
  const writer: Writer = { by: caller.name, expected };
  await saveProduct(context, sku, withPictures(change, pictures, before ? writtenView(context) : 0), writer);
  return savedProduct(context, sku);
};

/** Creates, changes and deletes products. Texts apply to the path's store view; the default view applies to all. */
export const productRoutes: readonly RestRoute[] = [
  adminRoute('POST', '/V1/products', WRITE, async (context, { body }, caller) => {
    const product = restFields(body).neededObject('product');
    const sku = product.text('sku');
    if (!sku) throw requiredField('sku');
    return save(context, sku, product, { caller });
  }),
  adminRoute('PUT', '/V1/products/:sku', TEXTS, (context, request, caller) =>
    save(context, request.params.sku ?? '', restFields(request.body).neededObject('product'), {
      caller,
      expected: ifMatch(request),
    }),
  ),
  adminRoute('DELETE', '/V1/products/:sku', WRITE, async (context, { params }, { name }) => {
    await removeProduct(context, await storedSku(context.db.kysely, params.sku ?? ''), name);
    return true;
  }),
];
