import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import { changeOnWire } from '#commerce/platform/staff/change-wire.ts';
import { changesOf } from '#commerce/platform/staff/changes-store.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import type { StoredProduct } from '../types.ts';
import { adminDetails, adminProduct } from './products.ts';
import { productVersion } from './product-version.ts';

const READ = 'catalog:read';

/** Stored texts of a product by store view, without inherited ones. Store 0: all views. */
const textsOnWire = ({ texts, values, media }: StoredProduct) => ({
  texts: texts.map((text) => ({
    store_id: text.storeViewId,
    name: text.name,
    url_key: text.urlKey,
    description: text.description,
    short_description: text.shortDescription,
    meta_title: text.metaTitle,
    meta_description: text.metaDescription,
    meta_keyword: text.metaKeyword,
  })),
  values: values.map(({ attribute, storeViewId, value }) => ({
    store_id: storeViewId,
    attribute_code: attribute,
    value,
  })),
  media_labels: media.flatMap(({ id, labels }) =>
    labels.map(({ storeViewId, label }) => ({ id, store_id: storeViewId, label })),
  ),
});

/** Stored texts of a product by store view, and its changes by staff. */
export const recordRoutes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/products/:sku/texts', READ, async (context, { params }) => {
    const product = await adminProduct(context, params.sku ?? '');
    const { stored, tiers } = await adminDetails(context, [product]);
    const found = stored.get(product.sku)!;
    return { version: productVersion(found, tiers), ...textsOnWire(found) };
  }),
  adminRoute('GET', '/V1/products/:sku/changes', READ, async (context, { params }) => {
    const { id } = await adminProduct(context, params.sku ?? '');
    return (await changesOf(context.db.kysely, `product ${id}`)).map(changeOnWire);
  }),
];
