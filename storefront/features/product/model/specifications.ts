import type { MessageId } from '#storefront/generated/message-id.ts';
import { type Attributes, booleanOf, labelsOf } from '#storefront/platform/product-data/attributes.ts';

/** Labels of attributes, in the order of the technical data. */
export const LABELS: readonly MessageId[] = [
  'product.attribute.slab_lot',
  'product.attribute.slab_bundle',
  'product.attribute.slab_yard',
  'product.attribute.slab_rack',
  'product.attribute.size',
  'product.attribute.actual_size',
  'product.attribute.thickness_mm',
  'product.attribute.wear_layer_mm',
  'product.attribute.trim_profile',
  'product.attribute.finish',
  'product.attribute.edge',
  'product.attribute.min_joint_mm',
  'product.attribute.material',
  'product.attribute.species',
  'product.attribute.grade',
  'product.attribute.construction',
  'product.attribute.core',
  'product.attribute.look',
  'product.attribute.color_family',
  'product.attribute.shade_variation',
  'product.attribute.vein_direction',
  'product.attribute.pei',
  'product.attribute.dcof',
  'product.attribute.water_absorption',
  'product.attribute.frost_resistant',
  'product.attribute.installation',
  'product.attribute.selling_unit',
  'product.attribute.pieces_per_box',
  'product.attribute.coverage_sq_ft',
  'product.attribute.weight',
  'product.attribute.boxes_per_pallet',
  'product.attribute.country_of_manufacture',
];

export const isLabelOf =
  (code: string) =>
  (label: MessageId): boolean =>
    label === `product.attribute.${code}`;

/** A row of the specifications, in the unit of the back end's value. */
export type Specification = { code: string; value: SpecificationValue };
export type SpecificationValue =
  | { kind: 'text'; labels: string[] }
  | { kind: 'number'; value: number; digits: number; unit?: 'mm' | 'sqft' | 'percent' | 'days' | 'kg' }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'not-tested' };

const UNITS: Readonly<Record<string, 'mm' | 'sqft' | 'percent' | 'days' | 'kg'>> = {
  thickness_mm: 'mm',
  wear_layer_mm: 'mm',
  min_joint_mm: 'mm',
  coverage_sq_ft: 'sqft',
  water_absorption: 'percent',
};
const NUMBERS: ReadonlySet<string> = new Set([...Object.keys(UNITS), 'pieces_per_box', 'boxes_per_pallet', 'dcof']);
const BOOLEANS: ReadonlySet<string> = new Set(['frost_resistant']);
/** Shown elsewhere on the page, or useless to shoppers. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'suitability',
  'care',
  'lead_time_days',
  'waste_percent',
  'outlet',
  'sample_available',
  'commission_class',
  'product_type_code',
]);

/** Laboratory values of hard surfaces: a missing one is shown as unknown, as a blank would read as "yes". */
const TESTED = ['dcof', 'water_absorption', 'frost_resistant'];
const IS_HARD_SURFACE = ['pei', 'dcof', 'water_absorption', 'frost_resistant'];

const valueOf = (attributes: Attributes, code: string): SpecificationValue | undefined => {
  const labels = labelsOf(attributes, code);
  const [text] = labels;
  if (text === undefined) return undefined;
  if (BOOLEANS.has(code)) {
    const value = booleanOf(attributes, code);
    return value === undefined ? undefined : { kind: 'boolean', value };
  }
  const value = Number(text);
  if (!NUMBERS.has(code) || !Number.isFinite(value)) return { kind: 'text', labels };
  const unit = UNITS[code];
  return { kind: 'number', value, digits: text.split('.')[1]?.length ?? 0, ...(unit && { unit }) };
};

/** One piece per slab or sheet: the selling unit already says so. */
const isEmpty = (code: string, value: SpecificationValue): boolean =>
  code === 'pieces_per_box' && value.kind === 'number' && value.value === 1;

/** Attributes without a label of ours come last. */
const rank = (code: string): number => LABELS.findIndex(isLabelOf(code)) >>> 0;

/** Specifications of a product or the chosen variant; the variant's values come first. */
export const specificationsOf = (
  product: Attributes,
  variant: Attributes | undefined,
  weight: number | undefined,
): Specification[] => {
  const attributes: Attributes = new Map([...product, ...(variant ?? [])]);
  const rows = [...attributes.keys()]
    .filter((code) => !ELSEWHERE.has(code))
    .flatMap((code) => {
      const value = valueOf(attributes, code);
      return value && !isEmpty(code, value) ? [{ code, value }] : [];
    });
  if (weight !== undefined)
    rows.push({ code: 'weight', value: { kind: 'number', value: weight, digits: 1, unit: 'kg' } });
  if (IS_HARD_SURFACE.some((code) => attributes.has(code))) {
    for (const code of TESTED) if (!attributes.has(code)) rows.push({ code, value: { kind: 'not-tested' } });
  }
  return rows.sort((a, b) => rank(a.code) - rank(b.code));
};
