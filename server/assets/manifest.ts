import type { ClientAssets } from '#contract/page-render.ts';

/** One entry of Vite's manifest (`build.manifest`). */
export type ManifestChunk = {
  file: string;
  isEntry?: boolean;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  css?: readonly string[];
};

export type Manifest = Readonly<Record<string, ManifestChunk>>;

type ImportsOf = (chunk: ManifestChunk) => readonly string[];

const staticImports: ImportsOf = ({ imports = [] }) => imports;
const allImports: ImportsOf = ({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports];

/** A chunk after its imports, in the order in which they run, except those in `known`. */
const withImports = (
  manifest: Manifest,
  key: string,
  importsOf = staticImports,
  known: readonly ManifestChunk[] = [],
): ManifestChunk[] => {
  const seen = new Set(known);
  const chunks: ManifestChunk[] = [];
  const visit = (id: string): void => {
    const chunk = manifest[id];
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const imported of importsOf(chunk)) visit(imported);
    chunks.push(chunk);
  };
  visit(key);
  return chunks;
};

const scriptsOf = (chunks: readonly ManifestChunk[]): string[] => chunks.map(({ file }) => `/${file}`);
const sheetsOf = (chunks: readonly ManifestChunk[]): string[] =>
  chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`));

const entryOf = (manifest: Manifest): [key: string, chunk: ManifestChunk] | undefined =>
  Object.entries(manifest).find(([, chunk]) => chunk.isEntry && chunk.file.endsWith('.js'));

export type Build = {
  client: Manifest;
  server: Manifest;
  /** Texts of the server build's style sheets by file name. */
  serverStyles: ReadonlyMap<string, string>;
};

/**
 * Styles of the server's entry, and of page modules with everything that these load on demand: the server waits for such
 * parts where it renders them.
 */
const inlinedStyles = ({ server, serverStyles }: Build): ((moduleIds: readonly string[]) => string) => {
  const [entryKey = '', entryChunk] = entryOf(server) ?? [];
  const entry = withImports(server, entryKey);
  return (moduleIds) => {
    const pages = moduleIds.flatMap((id) => withImports(server, id, allImports, entry));
    // The entry's own style sheet comes first, because it declares the order of the layers.
    const files = new Set([entryChunk, ...entry, ...pages].flatMap((chunk) => chunk?.css ?? []));
    return [...files].map((file) => serverStyles.get(file) ?? '').join('');
  };
};

/** The build as pages reference it. Throws when it has no entry or no styles. */
export const clientAssets = (build: Build): ClientAssets => {
  const { client } = build;
  const found = entryOf(client);
  if (!found || build.serverStyles.size === 0) throw new Error('The build is incomplete: run "npm run build"');
  const [entryKey, entryChunk] = found;
  const entry = `/${entryChunk.file}`;
  const start = withImports(client, entryKey);
  const addedBy = (moduleId: string): ManifestChunk[] => withImports(client, moduleId, staticImports, start);

  return {
    entry,
    styles: sheetsOf(start),
    inlinedStyles: inlinedStyles(build),
    preload: scriptsOf(start).filter((script) => script !== entry),
    module: (moduleId) => scriptsOf(addedBy(moduleId)),
    moduleStyles: (moduleId) => sheetsOf(addedBy(moduleId)),
    file: (sourcePath) => {
      const chunk = client[sourcePath.replace(/^\//, '')];
      return chunk ? `/${chunk.file}` : undefined;
    },
  };
};
