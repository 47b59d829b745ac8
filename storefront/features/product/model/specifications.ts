import { type Attributes, booleanOf, labelsOf } from '#storefront/platform/product-data/attributes.ts';

/** Display order of attributes known to the code. */
const ORDER: readonly string[] = [
  'slab_lot',
  'slab_bundle',
  'slab_yard',
  'slab_rack',
  'size',
  'actual_size',
  'chip_size',
  'thickness_mm',
  'wear_layer_mm',
  'trim_profile',
  'finish',
  'edge',
  'min_joint_mm',
  'material',
  'species',
  'grade',
  'construction',
  'core',
  'look',
  'color_family',
  'shade_variation',
  'vein_direction',
  'pei',
  'dcof',
  'water_absorption',
  'frost_resistant',
  'installation',
  'selling_unit',
  'pieces_per_box',
  'coverage_sq_ft',
  'weight',
  'boxes_per_pallet',
  'country_of_manufacture',
];

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
  joint_mm: 'mm',
  coverage_sq_ft: 'sqft',
  covers_sq_ft: 'sqft',
  trowel_6mm_sq_ft: 'sqft',
  trowel_10mm_sq_ft: 'sqft',
  trowel_13mm_sq_ft: 'sqft',
  water_absorption: 'percent',
};
const NUMBERS: ReadonlySet<string> = new Set([
  ...Object.keys(UNITS),
  'pieces_per_box',
  'boxes_per_pallet',
  'fills_litres',
  'dcof',
]);
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

/** Position of an attribute's row; unknown attributes are last. */
export const rank = (code: string): number => {
  const index = ORDER.indexOf(code);
  return index < 0 ? ORDER.length : index;
};

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
