import { addVariant, storePicture } from '#commerce/merchandise/authoring/service.ts';
import { attributeSet, labelOf } from '#commerce/merchandise/attributes/service.ts';
import { checkPrice, settleCatalog, slabProducts, storedProducts } from '#commerce/merchandise/catalog/service.ts';
import type { StoredProduct } from '#commerce/merchandise/catalog/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { decodePicture } from '#commerce/platform/uploads/picture.ts';
import { wordingOf } from '#contract/languages.ts';
import { ratesOf, slabArea, slabPrices, slabVariant, type NewSlab } from './publish-rules.ts';

/** Longest side of a stored photograph, in pixels. */
const MAX_SIDE = 2400;

export { slabProducts };

const parentOf = async ({ db }: CommerceContext, sku: string): Promise<StoredProduct> => {
  const [parent] = await storedProducts(db.kysely, [sku]);
  if (!parent || !parent.configurableBy.includes('slab_lot'))
    throw new NoSuchEntityError('No slab product has the SKU "%1".', { parameters: [sku.slice(0, 64)] });
  return parent;
};

/** Attributes that staff choose for a new slab of a product. */
const chosenAttributes = ({ configurableBy }: StoredProduct): readonly string[] => [
  ...configurableBy.filter((code) => code !== 'slab_lot'),
  'slab_yard',
];

const checkOptions = async (context: CommerceContext, parent: StoredProduct, { options }: NewSlab): Promise<void> => {
  const { byCode } = await attributeSet(context);
  const codes = chosenAttributes(parent);
  for (const { attribute, option } of options)
    if (!codes.includes(attribute) || !byCode.get(attribute)?.options.some(({ code }) => code === option))
      throw new InputError('Invalid value of "%1" provided for the %2 field.', {
        parameters: [option.slice(0, 40), attribute.slice(0, 40)],
      });
};

/** Data for the form of a new slab: options, and the price per square foot of the product's other slabs. */
export const slabForm = async (context: CommerceContext, sku: string) => {
  const parent = await parentOf(context, sku);
  const variants = parent.variantSkus.length > 0 ? await storedProducts(context.db.kysely, parent.variantSkus) : [];
  const { byCode } = await attributeSet(context);
  const wording = wordingOf(context.storeView);
  const last = variants.at(-1);
  const valueOf = (code: string) => last?.values.find(({ attribute }) => attribute === code)?.value ?? null;
  return {
    sku: parent.sku,
    choices: chosenAttributes(parent).flatMap((code) => {
      const attribute = byCode.get(code);
      if (!attribute) return [];
      const used = new Set(
        variants.flatMap(({ options }) => options.flatMap((one) => (one.attribute === code ? one.option : []))),
      );
      const options = attribute.options.filter(
        (option) => code === 'slab_yard' || used.size === 0 || used.has(option.code),
      );
      return [
        {
          attribute: code,
          label: labelOf(attribute, wording),
          proposed: last?.options.find((one) => one.attribute === code)?.option ?? null,
          options: options.map((option) => ({ code: option.code, label: labelOf(option, wording) })),
        },
      ];
    }),
    bundle: valueOf('slab_bundle'),
    thicknessMm: valueOf('thickness_mm'),
    rates: ratesOf(variants),
    currencies: [
      ...new Set([context.currency, ...variants.flatMap(({ prices }) => prices.map(({ currency }) => currency))]),
    ],
  };
};

/** Area and prices of a slab before it is published. */
export const priceSlab = (slab: Pick<NewSlab, 'lengthMm' | 'widthMm' | 'price'>) => ({
  area: slabArea(slab),
  prices: slabPrices(slab),
});

/** Encodes the photograph again, upright and without location or camera. */
const photographOf = async (bytes: Buffer): Promise<Buffer> => {
  const decoded = await decodePicture(bytes, ['jpeg', 'png', 'webp', 'heif'], {
    maxSide: MAX_SIDE,
    encode: (picture) => picture.webp({ quality: 82 }),
  });
  if ('problem' in decoded)
    throw new InputError('The photograph cannot be used (%1).', {
      code: `PHOTO_${decoded.problem.toUpperCase()}`,
      parameters: [decoded.problem],
    });
  return decoded.picture.bytes;
};

/** Adds a photographed slab to a product: it can be bought and held at once. Returns its SKU. */
export const publishSlab = async (
  context: CommerceContext,
  parentSku: string,
  slab: NewSlab,
  photograph: Buffer,
  { by, who }: { by: string; who: string },
): Promise<string> => {
  const product = await parentOf(context, parentSku);
  const { sku } = product;
  await checkOptions(context, product, slab);
  for (const { currency, price } of slabPrices(slab)) checkPrice(price, currency);
  const bytes = await photographOf(photograph);
  const file = await storePicture(context.settings.varDir, { bytes, name: 'slab' });
  let created = '';
  await context.db.tx(async (db) => {
    const make = (parent: StoredProduct, variants: readonly StoredProduct[]) =>
      slabVariant(parent, variants, slab, file);
    const id = await addVariant(
      context,
      db,
      sku,
      (parent, variants) => {
        const variant = make(parent, variants);
        created = variant.product.sku;
        return variant;
      },
      by,
    );
    await recordStaffAction(
      context,
      db,
      'slab-published',
      { product: id, ...(context.staff ? {} : { by }) },
      { subject: `stock ${created}`, by: who, after: { ...slab, qty: 1, sku: created, product: sku } },
    );
  });
  await settleCatalog(context);
  return created;
};
