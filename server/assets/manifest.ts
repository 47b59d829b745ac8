import type { ClientAssets, ModuleAssets } from '#contract/page-render.ts';

/** One entry of Vite's manifest (`build.manifest`). */
export type ManifestChunk = {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: readonly string[];
  css?: readonly string[];
};

export type Manifest = Readonly<Record<string, ManifestChunk>>;

const NOTHING: ModuleAssets = { scripts: [], styles: [] };

/** Every file a chunk needs before it runs: its own and those of its static imports, except those in `known`. */
const closure = (manifest: Manifest, key: string, known: ReadonlySet<string>): ModuleAssets => {
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (id: string): void => {
    const chunk = manifest[id];
    if (!chunk || seen.has(id)) return;
    seen.add(id);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    if (chunk.file.endsWith('.css')) styles.add(`/${chunk.file}`);
    else scripts.add(`/${chunk.file}`);
  };
  visit(key);
  const isNew = (address: string): boolean => !known.has(address);
  return { scripts: [...scripts].filter(isNew), styles: [...styles].filter(isNew) };
};

/** The client build as pages reference it. Throws when the manifest has no entry. */
export const clientAssets = (manifest: Manifest): ClientAssets => {
  const found = Object.entries(manifest).find(([, chunk]) => chunk.isEntry && chunk.file.endsWith('.js'));
  if (!found) throw new Error('The client build has no entry: run "npm run build"');
  const [entryKey, entryChunk] = found;
  const entry = `/${entryChunk.file}`;
  const start = closure(manifest, entryKey, new Set());
  const known = new Set([...start.scripts, ...start.styles]);
  const keyByName = new Map(
    Object.entries(manifest).flatMap(([key, chunk]) => (chunk.name ? [[chunk.name, key] as const] : [])),
  );
  const remembered = new Map<string, ModuleAssets>();

  const moduleAssets = (moduleId: string): ModuleAssets => {
    const id = moduleId.replace(/^\//, '');
    const key = manifest[id] ? id : keyByName.get(id);
    if (!key) return NOTHING;
    const assets = remembered.get(key) ?? closure(manifest, key, known);
    remembered.set(key, assets);
    return assets;
  };

  return {
    entry: [entry],
    styles: start.styles,
    preload: start.scripts.filter((script) => script !== entry),
    module: moduleAssets,
    file: (sourcePath) => {
      const chunk = manifest[sourcePath.replace(/^\//, '')];
      return chunk ? `/${chunk.file}` : undefined;
    },
  };
};
