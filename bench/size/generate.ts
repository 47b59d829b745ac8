import {
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { parse, stringify } from 'yaml';
import { threeLevels } from './categories.ts';
import { HEADER, productLines, type ProductSources } from './products.ts';

const SAMPLE = join(import.meta.dirname, '../../catalogue');
const PER_FILE = 5000;
const PICTURES = 12;

/** Files and directories of the sample that do not name its products. */
const COPIED = [
  'stores.yaml',
  'attributes.yaml',
  'shipping.yaml',
  'taxes.yaml',
  'payment.yaml',
  'orders.yaml',
  'trade.yaml',
  'quotes.yaml',
  'samples.yaml',
  'slabs.yaml',
  'showrooms.yaml',
  'cart-rules.yaml',
  'search-words.yaml',
  'jobs.yaml',
  'pages',
  'blocks',
  'menus',
  'theme',
  'media/wysiwyg',
  'media/catalog/category',
];

const PICTURE_FOLDER = 'media/catalog/product';

/** Small pictures of the sample, shared by all products. */
const copyPictures = (folder: string): readonly string[] => {
  const source = join(SAMPLE, PICTURE_FOLDER);
  const pictures = readdirSync(source)
    .toSorted((one, other) => statSync(join(source, one)).size - statSync(join(source, other)).size)
    .slice(0, PICTURES);
  mkdirSync(join(folder, PICTURE_FOLDER), { recursive: true });
  for (const file of pictures) cpSync(join(source, file), join(folder, PICTURE_FOLDER, file));
  return pictures;
};

function* fileOf(sources: ProductSources, from: number, to: number): Generator<string> {
  yield HEADER;
  yield* productLines(sources, from, to);
}

/** Writes a catalogue folder of `count` products. Equal seeds give equal folders. 7 products have 10 SKUs. */
export const generateCatalogue = async (folder: string, count: number, seed = 'size'): Promise<void> => {
  mkdirSync(join(folder, 'products'), { recursive: true });
  for (const file of COPIED)
    if (existsSync(join(SAMPLE, file))) cpSync(join(SAMPLE, file), join(folder, file), { recursive: true });
  const { tree, leaves } = threeLevels(readFileSync(join(SAMPLE, 'categories.yaml'), 'utf8'));
  writeFileSync(join(folder, 'categories.yaml'), stringify(tree));
  const attributes = parse(readFileSync(join(SAMPLE, 'attributes.yaml'), 'utf8')) as ProductSources['attributes'];
  const sources = { seed, count, leaves, attributes, pictures: copyPictures(folder) };
  for (let from = 1; from <= count; from += PER_FILE) {
    const to = Math.min(count, from + PER_FILE - 1);
    const name = `products/${String(from).padStart(6, '0')}.csv`;
    await pipeline(Readable.from(fileOf(sources, from, to)), createWriteStream(join(folder, name)));
  }
};

/** `node bench/size/generate.ts <folder> --products 50000 [--seed size]` */
if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { products: { type: 'string', default: '1000' }, seed: { type: 'string', default: 'size' } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  const count = Number(values.products);
  if (!folder || !Number.isSafeInteger(count) || count < 1 || count > 200_000)
    throw new Error('Usage: node bench/size/generate.ts <folder> --products <1 to 200000> [--seed <text>]');
  await generateCatalogue(folder, count, values.seed);
  console.log(`Wrote ${count} products to ${folder}`);
}
