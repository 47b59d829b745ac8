import { posix } from 'node:path';

export const ROOMS = ['contract', 'storefront', 'commerce', 'server', 'catalogue', 'e2e', 'bench', 'scripts'];
/** Files of a module that other modules may import: its service, its types and its pure rules. */
const SUBJECT_DOORS = /^service$|(?:^|-)types$|(?:^|-)rules$/;

export const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing(\/|\.ts$)/.test(path);

/** Why a file may not import another; paths split at slashes. */
type Wall = (from: readonly string[], to: readonly string[]) => string | undefined;

type ImportNode = { source?: { value?: unknown } | null };
type Context = { filename: string; cwd: string; report: (problem: { node: unknown; message: string }) => void };

/** Path of the imported file relative to the root, or undefined for a package. */
export const resolveImport = (importer: string, source: string): string | undefined => {
  if (source.startsWith('#')) return source.slice(1);
  if (source.startsWith('.')) return posix.normalize(posix.join(posix.dirname(importer), source));
  return undefined;
};

/** Each layer of the storefront may import those before it. */
const LAYERS = ['ui', 'platform', 'features', 'shell', 'routes'];
const ABOVE: Readonly<Record<string, string>> = {
  ui: 'ui has no domain; features use ui',
  platform: 'platform is used by features, never the other way',
  features: 'the shell and routes compose features, never the other way',
  shell: 'the shell stands around the pages, and knows none',
};

const storefrontWall: Wall = (from, to) => {
  // One file is an exception: the logo.
  if (to.slice(0, 3).join('/') === 'catalogue/media/logo') return undefined;
  if (to[0] !== 'storefront') return to[0] === 'contract' ? undefined : 'the storefront knows the contract only';
  const [, layer, feature] = from;
  if (to[1] === 'generated' || to[1] === 'styles') return undefined;
  const [own, other] = [LAYERS.indexOf(layer ?? ''), LAYERS.indexOf(to[1] ?? '')];
  if (own >= 0 && other > own) return ABOVE[layer ?? ''];
  if (layer === 'features' && to[1] === 'features' && to[2] !== feature)
    return 'a feature never imports another; the shell and routes compose them';
  return undefined;
};

/** Layers of a module, by the suffix of the file; a file without one belongs to the service. */
export type Layer = 'graphql' | 'rest' | 'wire' | 'service' | 'rules' | 'store' | 'types';

const SUFFIXES: readonly (readonly [RegExp, Layer])[] = [
  [/(?:^|-)wire$/, 'wire'],
  [/^graphql(?:-|$)|-resolvers$/, 'graphql'],
  [/^rest(?:-|$)/, 'rest'],
  [/(?:^|-)rules$/, 'rules'],
  [/(?:^|-)store$|^columns$/, 'store'],
  [/(?:^|-)types$/, 'types'],
];

const nameOf = (path: readonly string[]): string => path.at(-1)?.replace(/\.ts$/, '') ?? '';

export const layerOf = (path: readonly string[]): Layer =>
  SUFFIXES.find(([suffix]) => suffix.test(nameOf(path)))?.[1] ?? 'service';

/** Forbidden imports between layers of a module, and the reason. */
const NEVER: Readonly<Record<Layer, readonly [readonly Layer[], string]>> = {
  graphql: [['rest', 'store'], 'graphql and rest reach the store through the service, and do not know each other'],
  rest: [['graphql', 'store'], 'graphql and rest reach the store through the service, and do not know each other'],
  wire: [['graphql', 'rest', 'store'], 'the form on the wire is made of what the service answers'],
  service: [['graphql', 'rest', 'wire'], 'graphql, rest and wire know the service, never the other way'],
  rules: [['graphql', 'rest', 'wire', 'store'], 'rules are pure'],
  store: [['graphql', 'rest', 'wire', 'service'], 'a store knows rules and types only'],
  types: [['graphql', 'rest', 'wire', 'service', 'store'], 'types know types'],
};

/** Additional files of other modules that a layer may import. */
const DOORS: Partial<Record<Layer, RegExp>> = {
  graphql: /(?:^|-)wire$/,
  rest: /(?:^|-)wire$|^rest-gate$/,
  wire: /(?:^|-)wire$/,
  store: /^columns$/,
};

const layerWall: Wall = (from, to) => {
  const layer = layerOf(from);
  const other = layerOf(to);
  if (layer === 'rules' && nameOf(to) === 'service') return 'rules are pure';
  const [never, why] = NEVER[layer];
  return never.includes(other) ? why : undefined;
};

const commerceWall: Wall = (from, to) => {
  if (to[0] !== 'commerce') return to[0] === 'contract' ? undefined : 'the back end knows the contract only';
  const [, subject] = from;
  if (from.length < 3 || to.length < 3) return undefined;
  if (to[1] === subject) return subject === 'platform' ? undefined : layerWall(from, to);
  if (to[1] === 'platform' || to[1] === 'generated') return undefined;
  const door = nameOf(to);
  if (subject === 'platform') return door === 'types' ? undefined : 'platform is used by subjects, never the other way';
  return SUBJECT_DOORS.test(door) || DOORS[layerOf(from)]?.test(door)
    ? undefined
    : 'a subject reaches another through its service only';
};

/** Platform modules used by the server before the back end starts. */
const PLATFORM_FOR_SERVER =
  /^commerce\/platform\/(?:log|cannot-start|client-work|compression|encoded-body|etag|negotiate|settings(?:\/[\w-]+)?|clock|cookies|fair-queue|pictures|rate-limit|security-events|cache\/(?:tag-cache|own-bytes)|database\/migration-report|.*\btypes)\.ts$/;

const serverWall: Wall = (_from, to) => {
  if (to[0] === 'storefront') return 'the server reaches the storefront through contract/page-render.ts only';
  if (to[0] !== 'commerce' || to.join('/') === 'commerce/app.ts') return undefined;
  if (to[1] === 'platform')
    return PLATFORM_FOR_SERVER.test(to.join('/'))
      ? undefined
      : 'the server knows a few modules of the platform only, listed in the wall';
  return nameOf(to) === 'service' ? undefined : 'the server reaches the back end through app.ts and services';
};

const contractWall: Wall = (_from, to) => (to[0] === 'contract' ? undefined : 'the contract knows neither side');

const WALLS: Readonly<Record<string, Wall>> = {
  contract: contractWall,
  storefront: storefrontWall,
  commerce: commerceWall,
  server: serverWall,
};

const packageWall = (importer: string, source: string): string | undefined => {
  const path = importer.split('/');
  if (source !== 'kysely' || path[0] !== 'commerce' || path[1] === 'platform' || isTest(importer)) return undefined;
  return layerOf(path) === 'store' ? undefined : 'SQL stands in stores only';
};

/** Why `importer` may not import `source`, or undefined when it may. Both are paths relative to the root. */
export const wallBetween = (importer: string, source: string): string | undefined => {
  const target = resolveImport(importer, source);
  if (!target) return packageWall(importer, source);
  if (/(^|\/)index\.tsx?$/.test(target)) return 'no barrels: import the file itself';
  const from = importer.split('/');
  const to = target.split('/');
  const room = from[0] ?? '';
  if (!ROOMS.includes(room) || !ROOMS.includes(to[0] ?? '')) return undefined;
  if (isTest(importer)) return undefined;
  return WALLS[room]?.(from, to);
};

/** Why `importer` may not re-export from `source`, or undefined if it may. */
export const wallAgainstReexport = (importer: string, source: string): string | undefined => {
  const from = importer.split('/');
  const to = resolveImport(importer, source)?.split('/');
  if (!to || from[0] !== 'commerce' || nameOf(from) !== 'service') return undefined;
  if (to[1] !== from[1]) return 'a service passes on nothing of another subject';
  return layerOf(to) === 'store' ? 'a service passes on nothing of a store' : undefined;
};

const rule = {
  meta: { type: 'problem', messages: {} },
  create(context: Context) {
    const file = context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/');
    const check = (node: ImportNode, find = wallBetween) => {
      const source = node.source?.value;
      if (typeof source !== 'string') return;
      const why = find(file, source);
      if (why) context.report({ node: node.source, message: `Wall: ${why} (${file} → ${source}).` });
    };
    const checkPassedOn = (node: ImportNode) =>
      check(node, (importer, source) => wallBetween(importer, source) ?? wallAgainstReexport(importer, source));
    return {
      ImportDeclaration: (node: ImportNode) => check(node),
      ExportNamedDeclaration: checkPassedOn,
      ExportAllDeclaration: checkPassedOn,
      ImportExpression: (node: ImportNode) => check(node),
    };
  },
};

export default { meta: { name: 'tessera' }, rules: { walls: rule } };
