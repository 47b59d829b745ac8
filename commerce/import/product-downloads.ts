import type { DownloadInput } from '#commerce/merchandise/catalog/download-types.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { ProductRows } from './product-rows.ts';
import { amountsAt, columnOf, titlesAt } from './row-parts.ts';

const LINKS = 'downloadable_links';
const SAMPLES = 'downloadable_samples';

/** A name within the folder `downloads`. */
const FILE = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,99}$/u;

/** Files that are sold, as Magento writes them: `title=Plan,price=5.00,downloads=3,file=plan.pdf|…`. */
export const readDownloads = (
  rows: ProductRows,
  main: CurrencyCode,
  { currencies, hasFile }: { currencies: readonly CurrencyCode[]; hasFile: (file: string) => boolean },
): DownloadInput | null => {
  const { base } = rows;
  if (base.get('product_type') !== 'downloadable') return null;
  const links = { ...columnOf(rows, LINKS), name: LINKS };
  const samples = { ...columnOf(rows, SAMPLES), name: SAMPLES };
  if (links.parts.length === 0) base.wrong(LINKS, 'EMPTY', {});
  const fileAt = ({ parts, name }: typeof links, index: number): string => {
    const file = parts[index]?.get('file') ?? '';
    if (!FILE.test(file) || !hasFile(file)) base.wrong(name, 'FILE_UNKNOWN', { file });
    return file;
  };
  const mostAt = (index: number): number | null => {
    const text = links.parts[index]?.get('downloads') || 'unlimited';
    if (text === 'unlimited' || text === '0') return null;
    if (!/^[1-9]\d{0,5}$/.test(text)) base.wrong(LINKS, 'DOWNLOADS', { text });
    return Number(text) || 1;
  };
  const named = (column: typeof links) =>
    column.parts.forEach(
      (part, index) => part.get('title') || base.wrong(column.name, 'PART_TITLE_MISSING', { part: index + 1 }),
    );
  named(links);
  named(samples);
  return {
    titles: titlesAt(links, 0, 'group_title'),
    isBoughtSeparately: links.parts[0]?.get('purchased_separately') === '1',
    links: links.parts.map((_part, index) => ({
      titles: titlesAt(links, index, 'title'),
      amounts: amountsAt(base, links, index, { main, currencies }),
      most: mostAt(index),
      file: fileAt(links, index),
    })),
    samples: samples.parts.map((_part, index) => ({
      titles: titlesAt(samples, index, 'title'),
      file: fileAt(samples, index),
    })),
  };
};
