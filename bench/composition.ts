import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { codeBySource } from './support/mapped-code.ts';

const MANY = 12;
const SHOWN_BYTES = 100;

/** The library of a source, or its folder in the shop. */
const groupOf = (source: string): string => {
  if (!source) return '(what files take of each other)';
  const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  const own =
    /(?:^|\/)((?:storefront\/(?:features|platform|shell|routes|ui)\/[^/]+|storefront|contract|scripts\/vite\/slim))/.exec(
      source,
    );
  return library ?? own?.[1] ?? source;
};

type Chunk = Rolldown.OutputChunk;

const mapOf = ({ map }: Chunk): Parameters<typeof codeBySource>[1] =>
  JSON.parse(String(map)) as Parameters<typeof codeBySource>[1];

/** Prints what each file of the build is made of: bytes, and what they compress to by themselves. */
const print = (chunk: Chunk): void => {
  const groups = new Map<string, string>();
  for (const [source, code] of codeBySource(chunk.code, mapOf(chunk))) {
    const group = groupOf(source);
    groups.set(group, (groups.get(group) ?? '') + code);
  }
  const rows = [...groups]
    .map(([group, code]) => ({ group, bytes: code.length, brotli: brotliCompressSync(code).length }))
    .toSorted((a, b) => b.brotli - a.brotli);
  console.log(`\n${chunk.fileName}: ${chunk.code.length} bytes, ${brotliCompressSync(chunk.code).length} in Brotli`);
  for (const { group, bytes, brotli } of rows.slice(0, MANY))
    if (brotli > SHOWN_BYTES) console.log(`${String(bytes).padStart(9)} ${String(brotli).padStart(7)}  ${group}`);
};

// node bench/composition.ts [part of a file's name …]: what the scripts of a visit are made of, by library and by room.
process.env.NODE_ENV = 'production';
const built = await build({ logLevel: 'error', build: { write: false, manifest: true, sourcemap: 'hidden' } });
const wanted = process.argv.slice(2);
const chunks = [built]
  .flat()
  .flatMap((one) => ('output' in one ? one.output : []))
  .filter((file): file is Chunk => file.type === 'chunk' && file.map !== null)
  .filter(({ fileName }) => wanted.length === 0 || wanted.some((name) => fileName.includes(name)));
for (const chunk of chunks.toSorted((a, b) => b.code.length - a.code.length)) print(chunk);
