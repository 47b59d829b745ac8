import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { labelOf } from '#commerce/merchandise/attributes/service.ts';
import { wordingOf } from '#contract/languages.ts';
import { skusOfIds } from '../stored.ts';
import { currentSnapshot } from '../snapshot.ts';
import { productOnWire } from './product-wire.ts';
import { adminDetails, adminProduct, productsBySku } from './products.ts';

const READ = 'catalog:read';

/** Magento's ids of link types. */
const LINK_TYPES = [
  { code: 1, name: 'related' },
  { code: 5, name: 'crosssell' },
  { code: 4, name: 'upsell' },
  { code: 3, name: 'associated' },
] as const;

const configurable = async (context: CommerceContext, sku: string) => {
  const product = await adminProduct(context, sku);
  const { stored, attributes } = await adminDetails(context, [product]);
  if (product.type !== 'configurable')
    throw new InputError('The product with SKU "%1" is not configurable.', { parameters: [product.sku] });
  return { product, stored: stored.get(product.sku)!, attributes };
};

const childrenOf = async (context: CommerceContext, sku: string) => {
  const { stored } = await configurable(context, sku);
  const skus = await skusOfIds(context.db.kysely, stored.variantIds);
  const children = await productsBySku(
    context,
    stored.variantIds.flatMap((id) => skus.get(id) ?? []),
  );
  const known = {
    ...(await adminDetails(context, [...children.values()])),
    view: context.storeView,
    settings: context.settings,
  };
  return [...children.values()].map((child) => productOnWire(child, known));
};

const optionsOf = async (context: CommerceContext, sku: string) => {
  const { product, stored, attributes } = await configurable(context, sku);
  const { products } = await currentSnapshot(context);
  const variants = products.get(product.id)?.variants ?? [];
  return stored.configurableBy.flatMap((code, position) => {
    const attribute = attributes.byCode.get(code);
    if (!attribute) return [];
    const used = new Set(
      variants.flatMap(({ options }) => options.flatMap(([id, option]) => (id === attribute.id ? [option] : []))),
    );
    return [
      {
        id: attribute.id,
        attribute_id: String(attribute.id),
        label: labelOf(attribute, wordingOf(context.storeView)),
        position,
        product_id: product.id,
        values: [...used].map((value_index) => ({ value_index })),
      },
    ];
  });
};

const linksOf = async (context: CommerceContext, sku: string, type: string) => {
  if (!LINK_TYPES.some(({ name }) => name === type))
    throw new NoSuchEntityError('The "%1" link type wasn\'t found. Verify the type and try again.', {
      parameters: [type.slice(0, 40)],
    });
  const product = await adminProduct(context, sku);
  const { products } = await currentSnapshot(context);
  if (type === 'associated')
    return (products.get(product.id)?.composition?.members ?? []).flatMap(({ productId, quantity }, position) => {
      const member = products.get(productId);
      return member
        ? [
            {
              sku: product.sku,
              link_type: type,
              linked_product_sku: member.sku,
              linked_product_type: member.type,
              position,
              extension_attributes: { qty: quantity },
            },
          ]
        : [];
    });
  const links = (await adminDetails(context, [product])).stored.get(product.sku)!.links;
  const named = links.filter(({ kind }) => kind === type);
  const linked = await productsBySku(
    context,
    named.map((link) => link.sku),
  );
  return named.map((link, position) => ({
    sku: product.sku,
    link_type: type,
    linked_product_sku: link.sku,
    linked_product_type: linked.get(link.sku)!.type,
    position,
  }));
};

/** Variants of a configurable product, and linked products. */
export const relatedRoutes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/configurable-products/:sku/children', READ, (context, { params }) =>
    childrenOf(context, params.sku ?? ''),
  ),
  adminRoute('GET', '/V1/configurable-products/:sku/options/all', READ, (context, { params }) =>
    optionsOf(context, params.sku ?? ''),
  ),
  adminRoute('GET', '/V1/products/links/types', READ, async () => LINK_TYPES),
  adminRoute('GET', '/V1/products/:sku/links/:type', READ, (context, { params }) =>
    linksOf(context, params.sku ?? '', params.type ?? ''),
  ),
];
