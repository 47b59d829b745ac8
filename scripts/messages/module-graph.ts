import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';

/** The imports of a source file and the ids in it. Paths are relative to the root, with slashes. */
export type SourceModule = {
  /** Static imports. */
  imports: readonly string[];
  /** Loaded by `import()` or `import.meta.glob`. */
  parts: readonly string[];
  /** True if the server renders its lazy parts in the same pass. */
  drawsParts: boolean;
  /** String literals without spaces. */
  literals: ReadonlySet<string>;
  /** Prefixes of its template literals: `order.status.` for `order.status.${status}`. */
  beginnings: readonly string[];
  /** True if a string in it has French letters. */
  hasFrench: boolean;
  /** True if a string in it names the sample shop, or has a colour. */
  hasBrand: boolean;
  /** Has an `import()` whose argument is not a literal. */
  hasUnknownPart: boolean;
};

const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g;
/** Ids and paths have no spaces, so apostrophes in prose do not match. */
const LITERAL = /(['"`])([^\s'"`$\\]+)\1/g;

const BRAND = /(['"`])[^'"`\n]*(?:(?<!-\/\/)Tessera\b|tessera\.example)|'#[0-9a-f]{6}'/;
const FRENCH = /(['"`])[^'"`\n]*[àâçèéêëîïôùûœ«»]/i;

const quoted = (code: string): string[] => [...code.matchAll(LITERAL)].map(([, , text = '']) => text);

const withoutComments = (code: string, comments: readonly { start: number; end: number }[]): string =>
  comments.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    code,
  );

/** Path of an imported source file; undefined for packages, styles and data. */
const resolvedFrom = (file: string, request: string): string | undefined => {
  const path = request.startsWith('#') ? request.slice(1) : join(dirname(file), request);
  return /^[#.]/.test(request) && /\.tsx?$/.test(path) ? path.replaceAll('\\', '/') : undefined;
};

const isKnown = (path: string | undefined): path is string => path !== undefined;

/** Parses the imports of a file; type imports do not count. */
export const readModule = (root: string, file: string): SourceModule => {
  const source = readFileSync(join(root, file), 'utf8');
  const { module, comments } = parseSync(file, source);
  const code = withoutComments(source, comments);
  const requests = [
    ...module.staticImports
      .filter(
        ({ start, end, entries }) =>
          !/^import\s+type\b/.test(code.slice(start, end)) &&
          (entries.length === 0 || entries.some((entry) => !entry.isType)),
      )
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
  ];
  const named = module.dynamicImports.map(({ moduleRequest: { start, end } }) => quoted(code.slice(start, end))[0]);
  const folder = dirname(join(root, file));
  const globbed = [...code.matchAll(GLOB)].flatMap(([, patterns = '']) => {
    const wanted = quoted(patterns);
    return globSync(
      wanted.filter((pattern) => !pattern.startsWith('!')),
      {
        cwd: folder,
        exclude: wanted.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1)),
      },
    ).map((path) => relative(root, join(folder, path)).replaceAll('\\', '/'));
  });
  return {
    imports: requests.map((request) => resolvedFrom(file, request)).filter(isKnown),
    parts: [...named.map((request) => request && resolvedFrom(file, request)).filter(isKnown), ...globbed],
    drawsParts: code.includes('import.meta.env.SSR'),
    literals: new Set(quoted(code)),
    beginnings: [...code.matchAll(/`([\w.]+)\$\{/g)].map(([, text = '']) => text),
    hasFrench: FRENCH.test(code),
    hasBrand: BRAND.test(code),
    hasUnknownPart: named.some((request) => request === undefined),
  };
};

export type ModuleGraph = {
  module: (file: string) => SourceModule;
  /** The file and everything it imports; with `drawn` also the lazy parts the server renders. */
  closure: (file: string, drawn?: boolean) => ReadonlySet<string>;
};

/** The import graph of the sources below `root`, read on demand. */
export const moduleGraph = (root: string): ModuleGraph => {
  const modules = new Map<string, SourceModule>();
  const module = (file: string): SourceModule => {
    const known = modules.get(file) ?? readModule(root, file);
    modules.set(file, known);
    return known;
  };
  const walk = (file: string, drawn: boolean, seen: Set<string>): ReadonlySet<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    const { imports, parts, drawsParts } = module(file);
    for (const next of drawn && drawsParts ? [...imports, ...parts] : imports) walk(next, drawn, seen);
    return seen;
  };
  return { module, closure: (file, drawn = false) => walk(file, drawn, new Set()) };
};
