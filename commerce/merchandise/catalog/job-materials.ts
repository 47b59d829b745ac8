import { JOB_ROLES, SEALED_MATERIALS, TROWELS_MM } from '#contract/job.ts';
import type { JobRole } from '#contract/job.ts';
import { sizeOf } from '#contract/actual-size.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { productModel } from './configurable.ts';
import { buyableOf, textIn } from './row-values.ts';
import type { ProductRecord } from './snapshot-types.ts';
import { taggedCatalog } from './tagged-catalog.ts';
import type { TaggedCatalog } from './tagged-catalog.ts';

/** Values of one product, or of its parent, by attribute code. */
type Values = { number(code: string): number | null; text(code: string): string | null; choice(code: string): string };

const valuesIn = ({ attributes }: TaggedCatalog, storeViewId: number, product: ProductRecord): Values => {
  const owners = [product, ...(product.parent ? [product.parent] : [])];
  const text = (code: string): string | null => {
    const attribute = attributes.byCode.get(code);
    return (attribute && owners.flatMap((owner) => textIn(owner, attribute.id, storeViewId) ?? [])[0]) ?? null;
  };
  return {
    text,
    number: (code) => {
      const value = Number(text(code) ?? Number.NaN);
      return value > 0 ? value : null;
    },
    choice: (code) => {
      const attribute = attributes.byCode.get(code);
      const pair = owners.flatMap(({ options }) => options).find(([attributeId]) => attributeId === attribute?.id);
      return (pair && attributes.optionById.get(pair[1])?.code) ?? '';
    },
  };
};

const NO_DATA = {
  color: null,
  fills_litres: null,
  trowels: [],
  covers_sq_ft: null,
  width_mm: null,
  length_mm: null,
  pieces: null,
};

const trowelsOf = ({ number }: Values) =>
  TROWELS_MM.flatMap((trowel) => {
    const covers = number(`trowel_${trowel}mm_sq_ft`);
    return covers === null ? [] : [{ trowel_mm: trowel, covers_sq_ft: covers }];
  });

const dataOf = (role: JobRole, values: Values) => {
  switch (role) {
    case 'grout':
      return { color: values.text('grout_color'), fills_litres: values.number('fills_litres') };
    case 'mortar':
      return { trowels: trowelsOf(values) };
    case 'membrane':
      return {
        covers_sq_ft: values.number('covers_sq_ft'),
        width_mm: sizeOf(values.text('actual_size'))?.length ?? null,
      };
    case 'spacer':
      return { width_mm: values.number('joint_mm'), pieces: values.number('pieces_per_box') };
    case 'sealer':
      return { covers_sq_ft: values.number('covers_sq_ft') };
  }
};

const WIRE_ROLES = {
  grout: 'GROUT',
  mortar: 'MORTAR',
  membrane: 'MEMBRANE',
  spacer: 'SPACER',
  sealer: 'SEALER',
} as const satisfies Record<JobRole, string>;

/** The variant of a trim that shares most options with the tile, such as its finish. */
const bestVariant = (trim: ProductRecord, tile: ProductRecord): ProductRecord | undefined => {
  const shared = ({ options }: ProductRecord): number =>
    options.filter(([attributeId, optionId]) =>
      tile.options.some(
        ([id, option]) => trim.configurableBy.includes(id) && id === attributeId && option === optionId,
      ),
    ).length;
  return buyableOf(trim).toSorted((one, other) => shared(other) - shared(one))[0];
};

/** Products for setting a tile, with coverage data, and the trims linked to the tile; null for an unknown product. */
export const jobMaterials = async (context: CommerceContext, sku: string) => {
  const catalog = await taggedCatalog(context);
  const tile = catalog.productBySku(sku);
  if (!tile?.isEnabled) return null;
  const valuesOf = (product: ProductRecord): Values => valuesIn(catalog, context.storeView.id, product);
  const materials = catalog.openProducts().flatMap((product) => {
    const values = valuesOf(product);
    const role = JOB_ROLES.find((each) => each === values.choice('job_role'));
    if (!role || product.type !== 'simple') return [];
    return [
      { ...NO_DATA, role: WIRE_ROLES[role], product: productModel(product), parent_sku: null, ...dataOf(role, values) },
    ];
  });
  const page = tile.parent ?? tile;
  const trims = [...new Set([...page.crosssell, ...page.related])].flatMap((id) => {
    const trim = catalog.product(id);
    if (!trim?.isEnabled || trim.visibility < 2 || !valuesOf(trim).choice('trim_profile')) return [];
    const product = bestVariant(trim, tile);
    const size = product && sizeOf(valuesOf(product).text('actual_size'));
    if (!product?.isEnabled || !size || product.type !== 'simple') return [];
    return [
      {
        ...NO_DATA,
        role: 'TRIM' as const,
        product: productModel(product),
        parent_sku: product === trim ? null : trim.sku,
        length_mm: Math.max(size.length, size.width),
      },
    ];
  });
  const { choice } = valuesOf(tile);
  return {
    is_stone: SEALED_MATERIALS.includes(choice('material')),
    is_mosaic: choice('edge') === 'mesh',
    items: [...materials, ...trims],
  };
};
