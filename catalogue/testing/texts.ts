import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse as parseYaml } from 'yaml';
import { fillFigures } from '#commerce/import/figures.ts';

export type Language = 'en' | 'fr';
/** A text for shoppers; `file` is relative to the project, `place` is the position in it. */
export type Text = { file: string; place: string; language: Language; text: string };

const root = join(import.meta.dirname, '..', '..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const catalogueFiles = {
  exists: (file: string): boolean => existsSync(join(root, 'catalogue', file)),
  text: (file: string): string => textOf(join('catalogue', file)),
};
/** The file as the import reads it: with the figures of other files filled in. */
const read = (file: string): string => {
  const view = (/\.(en|fr|us)\.html$/.exec(file)?.[1] ?? 'en') as 'en' | 'fr' | 'us';
  return fillFigures(catalogueFiles, { text: textOf(file), view }, () => {});
};
const filesOf = (pattern: string): string[] => globSync(pattern, { cwd: root }).sort();

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: '\u00a0' };
const decoded = (html: string): string =>
  html.replaceAll(/&(\w+);|&#(\d+);/g, (entity, name?: string, code?: string) =>
    name ? (ENTITIES[name] ?? entity) : String.fromCodePoint(Number(code)),
  );

const SPOKEN = /\s(?:alt|aria-label|title)="([^"]*)"/g;
const BLOCK_END = /<\/(?:p|h\d|li|div|t[dhr]|summary|details|a|button|figcaption)>|<br\s*\/?>/g;

/** The visible text of HTML, with one line per paragraph, heading, cell or image description. */
export const linesOf = (html: string): string[] => {
  const whole = decoded(decoded(html));
  const visible = whole
    .replaceAll(/<style[\s\S]*?<\/style>|\{\{[^}]*\}\}/g, ' ')
    .replaceAll(BLOCK_END, '\n')
    .replaceAll(/<[^>]*>/g, '');
  return [...visible.split('\n'), ...[...whole.matchAll(SPOKEN)].map(([, text = '']) => text)]
    .map((line) => line.trim())
    .filter(Boolean);
};

const documents = (): Text[] =>
  filesOf('catalogue/{pages,blocks}/**/*.html').flatMap((file) => {
    const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(read(file)) ?? [];
    const language = file.endsWith('.fr.html') ? 'fr' : 'en';
    const meta = Object.values((parseYaml(head) ?? {}) as Record<string, string>);
    return [...meta, ...linesOf(body)].map((text) => ({ file, place: text.slice(0, 40), language, text }));
  });

const PRODUCT_TEXTS = [
  'name',
  'description',
  'short_description',
  'meta_title',
  'meta_description',
  'base_image_label',
];

const products = (): Text[] =>
  filesOf('catalogue/products/*.csv').flatMap((file) =>
    (parseCsv(read(file), { columns: true }) as Record<string, string>[]).flatMap((row) =>
      PRODUCT_TEXTS.filter((column) => row[column]).map((column) => ({
        file,
        place: `${row['sku']} ${column}`,
        language: row['store_view_code'] === 'CA_FR' ? ('fr' as const) : ('en' as const),
        text: linesOf(row[column] ?? '').join('\n'),
      })),
    ),
  );

/** Texts under `en`, `fr` and `us` anywhere in a tree; `us` is English. */
const labelled = (tree: unknown, file: string, place = ''): Text[] => {
  if (tree === null || typeof tree !== 'object') return [];
  return Object.entries(tree).flatMap(([key, value]) => {
    const isText = typeof value === 'string' && ['en', 'fr', 'us'].includes(key);
    if (!isText) return labelled(value, file, `${place}${place && '.'}${key}`);
    return [{ file, place, language: key === 'fr' ? 'fr' : 'en', text: linesOf(value).join('\n') }];
  });
};

const settings = (): Text[] =>
  filesOf('catalogue/*.yaml')
    .filter((file) => !file.endsWith('search-words.yaml'))
    .flatMap((file) => labelled(parseYaml(read(file)), file));

const menus = (): Text[] =>
  filesOf('catalogue/menus/*.yaml').flatMap((file) =>
    [...read(file).matchAll(/\b(?:title|image_alt_text): "([^"]*)"/g)].map(([, text = '']) => ({
      file,
      place: text,
      language: file.endsWith('_fr.yaml') ? ('fr' as const) : ('en' as const),
      text,
    })),
  );

const messages = (): Text[] =>
  filesOf('{storefront,commerce,server}/**/messages.json').flatMap((file) => labelled(JSON.parse(read(file)), file));

const STRING = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/;
const TOKEN = new RegExp(`${STRING.source}|[{}]`, 'g');
const WORDED = /\b(en|fr|us): (?=[{'"`])|=== 'fr'\s*\? (?=['"`])/g;

/** The strings of the value that begins at `from`: one string, or all in an object. */
const stringsAt = (source: string, from: number): string[] => {
  const found: string[] = [];
  let depth = 0;
  TOKEN.lastIndex = from;
  for (let token = TOKEN.exec(source); token; token = TOKEN.exec(source)) {
    if (token[0] === '{') depth += 1;
    else if (token[0] === '}') depth -= 1;
    else found.push(token[1] ?? token[2] ?? token[3] ?? '');
    if (depth <= 0) break;
  }
  return found.map((text) => text.replaceAll(String.raw`\u00a0`, '\u00a0').replaceAll(/\\(['"`])/g, '$1'));
};

/** Emails, errors and titles in code, as `{ en: …, fr: … }` or `language === 'fr' ? … : …`. */
export const textsOfCode = (file: string, source: string): Text[] =>
  [...source.matchAll(WORDED)].flatMap((match) =>
    stringsAt(source, match.index + match[0].length).map((text) => ({
      file,
      place: text.slice(0, 40),
      language: match[1] === 'en' || match[1] === 'us' ? ('en' as const) : ('fr' as const),
      text,
    })),
  );

const code = (): Text[] =>
  filesOf('{commerce,server,contract,storefront}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$|\/(?:generated|testing)\//.test(file))
    .flatMap((file) => textsOfCode(file, read(file)));

/** All texts for shoppers, in both languages: content, products, labels, messages, emails. */
export const readTexts = (): Text[] =>
  [documents, products, settings, menus, messages, code].flatMap((texts) => texts()).filter(({ text }) => text.trim());

/** The rows of the Markdown table under a heading, by column name. */
export const tableUnder = (markdown: string, heading: string): Record<string, string>[] => {
  const [, after = ''] = markdown.split(new RegExp(`^#+ ${heading}$`, 'm'));
  const [section = ''] = after.split(/^#/m);
  const cells = (line: string): string[] =>
    line
      .replaceAll(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim());
  const [head = '', , ...rows] = section.split('\n').filter((line) => line.startsWith('|'));
  const names = cells(head);
  return rows.map((row) => Object.fromEntries(cells(row).map((cell, index) => [names[index] ?? '', cell])));
};

/** Phrases of a cell, separated by semicolons. */
export const phrasesOf = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(';')
    .map((phrase) => phrase.trim())
    .filter(Boolean);

const phraseSource = (phrase: string): string =>
  phrase
    .replaceAll(/[.+?^${}()[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', String.raw`\p{L}*`)
    .replaceAll('#', String.raw`\d+(?:[.,]\d+)?`)
    .replaceAll(/['’]/g, "[’']")
    .replaceAll(/\s+/g, String.raw`\s+`);

/** Phrases as whole words: `*` stands for more letters, `#` for a number; any space, either apostrophe. */
export const phrasePattern = (phrases: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${phrases.map(phraseSource).join('|')})(?![\\p{L}\\p{N}])`, 'giu');

export const projectHas = (file: string): boolean => existsSync(join(root, file));
export const projectFile = read;
