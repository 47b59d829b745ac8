import type { Platform } from '../platform.tsx';
import type { RichText } from './rich-text.ts';

/**
 * Parses the HTML of a description. The first page arrives parsed, so the browser loads this code only after a
 * navigation.
 */
export const readText = async (
  { readMarkup, origin }: Pick<Platform, 'readMarkup' | 'origin'>,
  html: string | null | undefined,
): Promise<RichText[]> => {
  if (!html) return [];
  const [{ richText }, { StyleBook }] = await Promise.all([import('./rich-text.ts'), import('./style-book.ts')]);
  return richText(readMarkup(html), { styles: new StyleBook(), origins: [origin] });
};
