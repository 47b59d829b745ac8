import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** The imports of a source file and the ids in it. Paths are relative to the root, with slashes. */
export type SourceModule = {
  /** Static imports. */
  imports: readonly string[];
  /** Targets of `import()`, with the part whose messages `withMessages` loads at the same time. */
  loads: readonly { path: string; part: string | undefined }[];
  /** String literals without spaces. */
  literals: ReadonlySet<string>;
  /** Prefixes of its template literals: `order.status.` for `order.status.${status}`. */
  beginnings: readonly string[];
  /** True if a string in it has French letters. */
  hasFrench: boolean;
  /** True if a string in it names the sample shop, or has a colour. */
  hasBrand: boolean;
  /** True if it has an `import()` whose argument is not a literal. */
  hasUnknownLoad: boolean;
};

/** Ids and paths have no spaces, so apostrophes in prose do not match. */
const LITERAL = /(['"`])([^\s'"`$\\]+)\1/g;

const BRAND = /(['"`])[^'"`\n]*(?:(?<!-\/\/)Tessera\b|tessera\.example)|'#[0-9a-f]{6}'/;
const FRENCH = /(['"`])[^'"`\n]*[àâçèéêëîïôùûœ«»]/i;

/** Directly before an `import()`. */
const WITH_MESSAGES = /withMessages\(\s*'(\w+)',\s*(?:async )?\(\) =>\s*\(?(?:await )?$/;

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
  const loads = module.dynamicImports.map(({ start, moduleRequest }) => {
    const [request] = quoted(code.slice(moduleRequest.start, moduleRequest.end));
    return {
      path: request && resolvedFrom(file, request),
      part: WITH_MESSAGES.exec(code.slice(0, start))?.[1],
      request,
    };
  });
  return {
    imports: requests.map((request) => resolvedFrom(file, request)).filter(isKnown),
    loads: loads.flatMap(({ path, part }) => (path ? [{ path, part }] : [])),
    literals: new Set(quoted(code)),
    beginnings: [...code.matchAll(/`([\w.]+)\$\{/g)].map(([, text = '']) => text),
    hasFrench: FRENCH.test(code),
    hasBrand: BRAND.test(code),
    hasUnknownLoad: loads.some(({ request }) => request === undefined),
  };
};
