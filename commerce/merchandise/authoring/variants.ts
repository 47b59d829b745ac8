import { attributeSetIn, saveAttributes } from '#commerce/merchandise/attributes/service.ts';
import type { AttributeInput } from '#commerce/merchandise/attributes/types.ts';
import { setOwnPrices, storedProducts } from '#commerce/merchandise/catalog/service.ts';
import type { StoredProduct } from '#commerce/merchandise/catalog/types.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { AlreadyExistsError } from '#commerce/platform/errors.ts';
import { lockedProduct, writeProduct } from './products.ts';
import { checkProduct, checkVariants } from './product-rules.ts';
import { forgetOwn, markOwn } from './store.ts';
import type { NewVariant } from './types.ts';

export const VARIANT_EXISTS = 'VARIANT_EXISTS';

const withOption = async (db: Db, { attribute: code, code: option, label }: NewVariant['option'], by: string) => {
  const attribute: AttributeInput | undefined = (await attributeSetIn(db)).byCode.get(code);
  if (!attribute || attribute.options.some((one) => one.code === option)) return;
  const position = attribute.options.length;
  await saveAttributes(db, [
    {
      ...attribute,
      options: [
        ...attribute.options,
        { code: option, labels: { en: label }, position, swatch: null, hidesPriceFrom: [], group: null },
      ],
    },
  ]);
  await forgetOwn(db, 'option', [`${code}/${option}`]);
  await markOwn(db, [{ kind: 'option', key: `${code}/${option}`, field: 'whole', storeViewId: 0 }], by);
};

/**
 * Adds a variant to a configurable product in the caller's transaction. `make` gets the product and its variants, which
 * are locked. A load of the catalogue keeps the variant.
 */
export const addVariant = async (
  context: CommerceContext,
  db: Db,
  parentSku: string,
  make: (parent: StoredProduct, variants: readonly StoredProduct[]) => NewVariant,
  by: string,
): Promise<number> => {
  const parent = await lockedProduct(db, parentSku);
  const variants = parent.variantSkus.length > 0 ? await storedProducts(db, parent.variantSkus) : [];
  const { product, option, prices } = make(parent, variants);
  if ((await storedProducts(db, [product.sku])).length > 0)
    throw new AlreadyExistsError('The product with SKU "%1" exists already.', {
      code: VARIANT_EXISTS,
      parameters: [product.sku],
    });
  await withOption(db, option, by);
  checkProduct(product, undefined, { price: prices[0]?.price, made: { type: 'simple' } });
  checkVariants(parent.configurableBy, [...variants, product]);
  const id = await writeProduct(context, db, product);
  for (const price of prices) await setOwnPrices(context, db, { productId: id, ...price, special: undefined }, by);
  await writeProduct(context, db, { ...parent, qty: null, variantSkus: [...parent.variantSkus, product.sku] });
  await forgetOwn(db, 'product', [product.sku]);
  await markOwn(db, [{ kind: 'product', key: parent.sku, field: 'variants', storeViewId: 0 }], by);
  await context.cache.invalidate(db, [tag.attribute, tag.products]);
  return id;
};
