import { primaryLanguage, SOURCE_LANGUAGE } from '#contract/languages.ts';
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

/** Marks the texts of a product that lack a row in a store view with another language than the default. */
export const markUntranslated = (
  { base, overrides }: ProductRows,
  { views }: StoresInput,
  problems: Problems,
): void => {
  const main = views.find(({ isDefault }) => isDefault)?.language ?? SOURCE_LANGUAGE;
  for (const view of views.filter(({ language }) => primaryLanguage(language) !== primaryLanguage(main))) {
    const own = overrides.find((row) => row.view?.id === view.id);
    const missing = TEXTS.filter((column) => base.get(column) && !own?.get(column));
    if (missing.length > 0)
      problems.markText({
        place: { ...(own ?? base).place, field: missing.join(', ') },
        languages: [main],
        onlyIn: view.language,
      });
  }
};
