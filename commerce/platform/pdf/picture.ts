import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { PICTURE_OPTIONS, PICTURE_SECONDS, sharp } from '../pictures.ts';
import type { Settings } from '../settings.ts';

/** In pixels: enough to print the picture of a table row. */
const SIDE = 160;

const fileBelow = (folder: string, file: string): string | undefined => {
  const path = join(folder, file);
  return path.startsWith(folder + sep) ? path : undefined;
};

/** A product's picture as a small JPEG, which a PDF can hold; undefined where the file is missing or unusable. */
export const pdfPicture = async (
  { varDir, catalogue }: Pick<Settings, 'varDir' | 'catalogue'>,
  file: string,
): Promise<Buffer | undefined> => {
  for (const root of [join(varDir, 'media'), join(catalogue, 'media')]) {
    const path = fileBelow(join(root, 'catalog', 'product'), file);
    const bytes = path && (await readFile(path).catch(() => undefined));
    if (!bytes) continue;
    return sharp(bytes, PICTURE_OPTIONS)
      .timeout({ seconds: PICTURE_SECONDS })
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: 'cover', position: 'centre' })
      .flatten({ background: 'white' })
      .jpeg({ quality: 80 })
      .toBuffer()
      .catch(() => undefined);
  }
  return undefined;
};
