import type { ClientAssets } from '#contract/page-render.ts';
import { usedStyles } from './used-styles.ts';

/** One entry of Vite's manifest (`build.manifest`). */
export type ManifestChunk = {
  file: string;
  isEntry?: boolean;
  imports?: readonly string[];
};

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Scripts of a chunk and of its static imports, except those in `known`. */
const closure = (manifest: Manifest, key: string, known: ReadonlySet<string>): string[] => {
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const visit = (id: string): void => {
    const chunk = manifest[id];
    if (!chunk || seen.has(id)) return;
    seen.add(id);
    for (const imported of chunk.imports ?? []) visit(imported);
    scripts.add(`/${chunk.file}`);
  };
  visit(key);
  return [...scripts].filter((script) => !known.has(script));
};

export type ClientBuild = {
  manifest: Manifest;
  /** The `@font-face` rules, inlined in every document (scripts/vite/font-faces.ts). */
  fonts: string;
  /** Deferred style sheets, in order (scripts/vite/sheet-parts.ts). */
  sheets: readonly string[];
  /** The shop's main style sheet; each document contains only the rules used by its markup. */
  css: string;
};

/** Client assets for rendering pages. Throws if the build has no entry or no styles. */
export const clientAssets = ({ manifest, fonts, sheets, css }: ClientBuild): ClientAssets => {
  const found = Object.entries(manifest).find(([, chunk]) => chunk.isEntry && chunk.file.endsWith('.js'));
  if (!found || sheets.length === 0) throw new Error('The client build is incomplete: run "npm run build"');
  const [entryKey, entryChunk] = found;
  const entry = `/${entryChunk.file}`;
  const used = usedStyles(css);
  const start = closure(manifest, entryKey, new Set());
  const known = new Set(start);

  return {
    entry,
    styles: sheets.map((file) => `/${file}`),
    usedStyles: (markup) => fonts + used(markup),
    preload: start.filter((script) => script !== entry),
    module: (sourcePath) => closure(manifest, sourcePath, known),
    file: (sourcePath) => {
      const chunk = manifest[sourcePath.replace(/^\//, '')];
      return chunk ? `/${chunk.file}` : undefined;
    },
  };
};
