import { posix } from 'node:path';

/** Directories of the root that hold code. */
export const DIRECTORIES = [
  'contract',
  'storefront',
  'counter',
  'commerce',
  'server',
  'catalogue',
  'e2e',
  'bench',
  'scripts',
];
/** Files of a module that other modules may import: its service, its types and its pure rules. */
const MODULE_DOORS = /^service$|(?:^|-)types$|(?:^|-)rules$/;

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
  if (to[0] !== 'storefront') return to[0] === 'contract' ? undefined : 'the storefront knows the contract only';
  const [, layer, feature] = from;
  if (to[1] === 'generated' || to[1] === 'styles') return undefined;
  const [own, other] = [LAYERS.indexOf(layer ?? ''), LAYERS.indexOf(to[1] ?? '')];
  if (own >= 0 && other > own) return ABOVE[layer ?? ''];
  if (layer === 'features' && to[1] === 'features' && to[2] !== feature)
    return 'a feature never imports another; the shell and routes compose them';
  return undefined;
};

/** Kinds of files of a module, by suffix; a file without one is part of the service. */
export type Kind = 'graphql' | 'rest' | 'wire' | 'service' | 'rules' | 'store' | 'types';

const SUFFIXES: readonly (readonly [RegExp, Kind])[] = [
  [/(?:^|-)wire$/, 'wire'],
  [/^graphql(?:-|$)|-resolvers$/, 'graphql'],
  [/^rest(?:-|$)/, 'rest'],
  [/(?:^|-)rules$/, 'rules'],
  [/(?:^|-)store$|^columns$/, 'store'],
  [/(?:^|-)types$/, 'types'],
];

const nameOf = (path: readonly string[]): string => path.at(-1)?.replace(/\.ts$/, '') ?? '';

export const kindOf = (path: readonly string[]): Kind =>
  SUFFIXES.find(([suffix]) => suffix.test(nameOf(path)))?.[1] ?? 'service';

/** Kinds of files that a kind must not import within its module, and the reason. */
const NEVER: Readonly<Record<Kind, readonly [readonly Kind[], string]>> = {
  graphql: [['rest', 'store'], 'graphql and rest reach the store through the service, and do not know each other'],
  rest: [['graphql', 'store'], 'graphql and rest reach the store through the service, and do not know each other'],
  wire: [['graphql', 'rest', 'store'], 'wire files convert what the service returns'],
  service: [['graphql', 'rest', 'wire'], 'graphql, rest and wire know the service, never the other way'],
  rules: [['graphql', 'rest', 'wire', 'store'], 'rules are pure'],
  store: [['graphql', 'rest', 'wire', 'service'], 'a store knows rules and types only'],
  types: [['graphql', 'rest', 'wire', 'service', 'store'], 'types know types'],
};

/** Further files of another module that each kind may import. */
const DOORS: Partial<Record<Kind, RegExp>> = {
  graphql: /(?:^|-)wire$/,
  rest: /(?:^|-)wire$|^rest-gate$/,
  wire: /(?:^|-)wire$/,
  store: /^columns$/,
};

const moduleWall: Wall = (from, to) => {
  const kind = kindOf(from);
  if (kind === 'rules' && nameOf(to) === 'service') return 'rules are pure';
  const [never, why] = NEVER[kind];
  return never.includes(kindOf(to)) ? why : undefined;
};

/** Layers of the back end; each may import those before it. */
export const BACK_END_LAYERS = ['platform', 'merchandise', 'people', 'sale', 'after-sale'] as const;
/** The catalogue import calls modules of every layer, so it is above them, beside `app.ts`. */
const IMPORT = 'import';
/** Imports of a higher layer that are allowed, as `module -> module`, with the reason. */
const UPWARD: Readonly<Record<string, string>> = {
  'customer -> cart': 'the transaction that deletes an account or changes its email address updates its cart',
  'newsletter -> discount': 'the transaction that subscribes issues the coupon of the welcome email',
};

/** Layer (its index) and module of a back-end file; undefined for generated files and files at the top. */
export const moduleOf = (path: readonly string[]): { layer: number; module: string } | undefined => {
  const [directory, layer, module, ...rest] = path;
  if (directory !== 'commerce' || !layer || !module) return undefined;
  if (layer === 'platform') return { layer: 0, module: layer };
  if (layer === IMPORT) return { layer: BACK_END_LAYERS.length, module: layer };
  const index = BACK_END_LAYERS.findIndex((name) => name === layer);
  return index < 0 || rest.length === 0 ? undefined : { layer: index, module };
};

const commerceWall: Wall = (from, to) => {
  if (to[0] !== 'commerce') return to[0] === 'contract' ? undefined : 'the back end knows the contract only';
  const [own, other] = [moduleOf(from), moduleOf(to)];
  if (!own || !other) return undefined;
  if (own.module === other.module) return own.layer === 0 ? undefined : moduleWall(from, to);
  if (other.layer === 0) return undefined;
  if (own.layer === 0) return 'platform knows no module';
  if (other.layer > own.layer && !UPWARD[`${own.module} -> ${other.module}`])
    return `${from[1]} is below ${to[1]}; imports go downwards only`;
  const door = nameOf(to);
  return MODULE_DOORS.test(door) || DOORS[kindOf(from)]?.test(door)
    ? undefined
    : 'a module reaches another through its service only';
};

/** Platform modules used by the server before the back end starts. */
const PLATFORM_FOR_SERVER =
  /^commerce\/platform\/(?:log|cannot-start|client-work|compression|encoded-body|etag|negotiate|settings(?:\/[\w-]+)?|clock|cookies|fair-queue|pictures|rate-limit|security-events|theme\/theme|added-languages|message-overrides|messages|cache\/(?:tag-cache|own-bytes)|database\/migration-report|.*\btypes)\.ts$/;

const serverWall: Wall = (_from, to) => {
  if (to[0] === 'storefront') return 'the server reaches the storefront through contract/page-render.ts only';
  if (to[0] !== 'commerce' || /^commerce\/(?:app|settings)\.ts$/.test(to.join('/'))) return undefined;
  if (to[1] === 'platform')
    return PLATFORM_FOR_SERVER.test(to.join('/'))
      ? undefined
      : 'the server knows a few modules of the platform only, listed in the wall';
  return nameOf(to) === 'service'
    ? undefined
    : 'the server reaches the back end through app.ts, settings.ts and services';
};

const counterWall: Wall = (_from, to) =>
  to[0] === 'counter' || to[0] === 'contract' ? undefined : 'the back office knows the contract only';

const contractWall: Wall = (_from, to) => (to[0] === 'contract' ? undefined : 'the contract knows neither side');

const WALLS: Readonly<Record<string, Wall>> = {
  contract: contractWall,
  storefront: storefrontWall,
  counter: counterWall,
  commerce: commerceWall,
  server: serverWall,
};

const packageWall = (importer: string, source: string): string | undefined => {
  const path = importer.split('/');
  if (source !== 'kysely' || path[0] !== 'commerce' || path[1] === 'platform' || isTest(importer)) return undefined;
  return kindOf(path) === 'store' ? undefined : 'SQL belongs in stores only';
};

/** Why `importer` may not import `source`, or undefined when it may. Both are paths relative to the root. */
export const wallBetween = (importer: string, source: string): string | undefined => {
  const target = resolveImport(importer, source);
  if (!target) return packageWall(importer, source);
  if (/(^|\/)index\.tsx?$/.test(target)) return 'no barrels: import the file itself';
  const from = importer.split('/');
  const to = target.split('/');
  const directory = from[0] ?? '';
  if (!DIRECTORIES.includes(directory) || !DIRECTORIES.includes(to[0] ?? '')) return undefined;
  if (isTest(importer)) return undefined;
  return WALLS[directory]?.(from, to);
};

/** Why `importer` may not re-export from `source`, or undefined when it may. */
export const wallAgainstReexport = (importer: string, source: string): string | undefined => {
  const from = importer.split('/');
  const to = resolveImport(importer, source)?.split('/');
  if (!to || from[0] !== 'commerce' || nameOf(from) !== 'service') return undefined;
  if (moduleOf(to)?.module !== moduleOf(from)?.module) return 'a service re-exports nothing of another module';
  return kindOf(to) === 'store' ? 'a service re-exports nothing of a store' : undefined;
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
