import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse as parseYaml } from 'yaml';
import { fillFigures } from '#commerce/import/figures.ts';

const root = join(import.meta.dirname, '..');

export type Row = Readonly<Record<string, string>>;
export type Label = { en: string; fr: string };
export type Attribute = { code: string; input: string; label: Label; options?: { code: string; label: Label }[] };
export type Category = { url_key: string; name: Label; description: Label; image?: string; children?: Category[] };
export type MenuNode = {
  type: string;
  title?: string;
  content?: string;
  image?: string;
  search_params?: string;
  filters?: Record<string, string>;
  children?: MenuNode[];
};

export type Product = {
  sku: string;
  base: Row;
  /** Values of additional_attributes by attribute code. */
  values: ReadonlyMap<string, string>;
  french: Row | undefined;
  american: Row | undefined;
  isVisible: boolean;
  isSellable: boolean;
};

export type Document = { identifier: string; view: string; meta: Record<string, string>; body: string; file: string };

export const hasFile = (path: string): boolean => existsSync(join(root, path));
export const list = (pattern: string): string[] => globSync(pattern, { cwd: root }).sort();
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
/** As a load has it: with the figures that pages take from other files. */
export const read = (path: string): string => {
  const view = /\.(en|fr|us)\.html$/.exec(path)?.[1];
  if (!view) return textOf(path);
  const tell = (message: string): void => {
    throw new Error(`${path}: ${message}`);
  };
  return fillFigures({ exists: hasFile, text: textOf }, { text: textOf(path), view: view as 'en' | 'fr' | 'us' }, tell);
};
// The files are checked field by field in the tests that read them.
export const yaml = <T>(path: string): T => parseYaml(read(path)) as T;
export const csv = (path: string): Row[] => parseCsv(read(path), { columns: true });

export const pairs = (text: string): Map<string, string> =>
  new Map(text.split(',').filter(Boolean).map((pair) => pair.split('=', 2) as [string, string]));

export const variations = (text: string): Map<string, string>[] => text.split('|').filter(Boolean).map(pairs);

const toProduct = (base: Row, rows: readonly Row[]): Product => {
  const view = (code: string): Row | undefined => rows.find((row) => row['sku'] === base['sku'] && row['store_view_code'] === code);
  return {
    sku: base['sku'] ?? '',
    base,
    values: pairs(base['additional_attributes'] ?? ''),
    french: view('CA_FR'),
    american: view('US_EN'),
    isVisible: base['visibility'] === 'Catalog, Search',
    isSellable: base['product_type'] === 'simple',
  };
};

export const readAllProducts = (): Product[] => {
  const rows = list('products/*.csv').flatMap(csv);
  return rows.filter((row) => row['store_view_code'] === '').map((base) => toProduct(base, rows));
};

const isSettingMaterial = ({ values }: Product): boolean => values.has('job_role');

/** Reads floor and wall coverings, with their samples and trims. */
export const readProducts = (): Product[] => readAllProducts().filter((product) => !isSettingMaterial(product));
/** Reads setting materials, such as grout and mortar. */
export const readSettingMaterials = (): Product[] => readAllProducts().filter(isSettingMaterial);

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

export const readDocuments = (folder: 'pages' | 'blocks'): Document[] =>
  list(`${folder}/**/*.html`).map((file) => {
    const [, head = '', body = ''] = FRONT_MATTER.exec(read(file)) ?? [];
    const [, identifier = '', view = ''] = /^\w+\/(.+)\.(en|fr|us)\.html$/.exec(file) ?? [];
    return { identifier, view, meta: (parseYaml(head) ?? {}) as Record<string, string>, body, file };
  });

export const flatten = <T extends { children?: T[] }>(nodes: readonly T[]): T[] => nodes.flatMap((node) => [node, ...flatten(node.children ?? [])]);
