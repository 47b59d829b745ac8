import type { Platform } from '../platform.tsx';
import type { CmsBlocksQuery } from './get-blocks.graphql.ts';
import { richText, type RichText } from './rich-text.ts';
import { StyleBook } from './style-book.ts';

export type Blocks = Readonly<Record<string, readonly RichText[]>>;

const MAX_CACHED = 300;
const parsed = new Map<string, readonly RichText[]>();

/** Cached: content rarely changes and is rendered often. */
const parse = (
  content: string,
  { readMarkup, origin }: Pick<Platform, 'readMarkup' | 'origin'>,
): readonly RichText[] => {
  const known = parsed.get(content);
  if (known) return known;
  if (parsed.size >= MAX_CACHED) parsed.clear();
  const text = richText(readMarkup(content), { styles: new StyleBook(), origins: [origin] });
  parsed.set(content, text);
  return text;
};

export const blocksOf = ({ cmsBlocks }: CmsBlocksQuery, platform: Pick<Platform, 'readMarkup' | 'origin'>): Blocks =>
  Object.fromEntries(
    (cmsBlocks?.items ?? []).flatMap((block) =>
      block?.identifier && block.content ? [[block.identifier, parse(block.content, platform)]] : [],
    ),
  );
