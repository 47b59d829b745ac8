import type { TextColumn } from './text-fields.tsx';
import type { Texts, View } from './types.ts';
import { languageOf } from './use-shop.ts';

/**
 * Columns of a text: all store views, then each other view with another language or with own texts. Views of the default
 * language without own texts show the first column's.
 */
export const textColumns = (views: readonly View[], texts: Texts): readonly TextColumn[] => {
  const [main, ...others] = views;
  if (!main) return [];
  const own = new Set([...texts.texts, ...texts.values, ...texts.media_labels].map(({ store_id }) => store_id));
  return [
    { view: main, storeId: 0 },
    ...others
      .filter((view) => languageOf(view) !== languageOf(main) || own.has(view.id))
      .map((view) => ({ view, storeId: view.id })),
  ];
};
