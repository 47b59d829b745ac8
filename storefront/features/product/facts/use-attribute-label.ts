import { useT } from '#storefront/platform/i18n/use-t.ts';
import type { MessageId } from '#storefront/generated/message-id.ts';

const LABELS: Readonly<Record<string, MessageId>> = {
  size: 'product.attribute.size',
  actual_size: 'product.attribute.actual_size',
  thickness_mm: 'product.attribute.thickness_mm',
  wear_layer_mm: 'product.attribute.wear_layer_mm',
  finish: 'product.attribute.finish',
  vein_direction: 'product.attribute.vein_direction',
  edge: 'product.attribute.edge',
  material: 'product.attribute.material',
  look: 'product.attribute.look',
  color_family: 'product.attribute.color_family',
  shade_variation: 'product.attribute.shade_variation',
  pei: 'product.attribute.pei',
  dcof: 'product.attribute.dcof',
  water_absorption: 'product.attribute.water_absorption',
  frost_resistant: 'product.attribute.frost_resistant',
  installation: 'product.attribute.installation',
  selling_unit: 'product.attribute.selling_unit',
  pieces_per_box: 'product.attribute.pieces_per_box',
  coverage_sq_ft: 'product.attribute.coverage_sq_ft',
  weight: 'product.attribute.weight',
  min_joint_mm: 'product.attribute.min_joint_mm',
  species: 'product.attribute.species',
  grade: 'product.attribute.grade',
  construction: 'product.attribute.construction',
  core: 'product.attribute.core',
  slab_lot: 'product.attribute.slab_lot',
  slab_bundle: 'product.attribute.slab_bundle',
  slab_yard: 'product.attribute.slab_yard',
  slab_rack: 'product.attribute.slab_rack',
  trim_profile: 'product.attribute.trim_profile',
  boxes_per_pallet: 'product.attribute.boxes_per_pallet',
  country_of_manufacture: 'product.attribute.country_of_manufacture',
};

const fromCode = (code: string): string => {
  const words = code.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Label of an attribute; Magento sends none to shoppers, so a merchant's own is derived from its code. */
export const useAttributeLabel = (): ((code: string) => string) => {
  const t = useT();
  return (code) => {
    const id = LABELS[code];
    return id ? t(id) : fromCode(code);
  };
};
