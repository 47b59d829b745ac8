import type { MessageId } from '#storefront/generated/message-id.ts';

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
