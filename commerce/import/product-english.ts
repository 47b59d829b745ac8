import type { StoresInput } from '#commerce/merchandise/stores/types.ts';
import type { Problems } from './problems.ts';
import type { ProductColumn } from './product-columns.ts';
import type { ProductRows } from './product-rows.ts';

const TEXTS: readonly ProductColumn[] = [
  'name',
  'description',
  'short_description',
  'meta_title',
  'meta_description',
  'meta_keywords',
  'base_image_label',
  'additional_image_labels',
  'custom_options',
  'bundle_values',
  'downloadable_links',
  'downloadable_samples',
];

/** Marks the texts of a product that its row for a French store view does not say. */
export const markEnglishOnly = ({ base, overrides }: ProductRows, { views }: StoresInput, problems: Problems): void => {
  for (const view of views.filter(({ language }) => language === 'fr')) {
    const french = overrides.find((row) => row.view?.id === view.id);
    const missing = TEXTS.filter((column) => base.get(column) && !french?.get(column));
    if (missing.length > 0) problems.markEnglishOnly({ ...(french ?? base).place, field: missing.join(', ') });
  }
};
