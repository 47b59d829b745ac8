import { posix } from 'node:path';

const ROOMS = ['contract', 'storefront', 'commerce', 'server', 'catalogue', 'e2e', 'bench', 'scripts'];
const SUBJECT_DOORS = ['service', 'types'];

/** Why a file may not import another; paths split at slashes. */
type Wall = (from: readonly string[], to: readonly string[]) => string | undefined;

type ImportNode = { source?: { value?: unknown } | null };
type Context = { filename: string; cwd: string; report: (problem: { node: unknown; message: string }) => void };

/** Path of the imported file relative to the root; undefined for a package. */
const resolve = (importer: string, source: string): string | undefined => {
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

const commerceWall: Wall = (from, to) => {
  if (to[0] !== 'commerce') return to[0] === 'contract' ? undefined : 'the back end knows the contract only';
  const [, subject] = from;
  if (from.length < 3 || to.length < 3) return undefined;
  if (to[1] === subject || to[1] === 'platform' || to[1] === 'generated') return undefined;
  const door = to.at(-1)?.replace(/\.ts$/, '') ?? '';
  if (subject === 'platform') return door === 'types' ? undefined : 'platform is used by subjects, never the other way';
  return SUBJECT_DOORS.includes(door) ? undefined : 'a subject reaches another through its service only';
};

const serverWall: Wall = (_from, to) =>
  to[0] === 'storefront' ? 'the server reaches the storefront through contract/page-render.ts only' : undefined;

const contractWall: Wall = (_from, to) => (to[0] === 'contract' ? undefined : 'the contract knows neither side');

const layerWall: Wall = (from, to) => {
  if (from[0] !== 'commerce' || from.length < 3 || from[1] === 'platform') return undefined;
  const own = (from[2] ?? '').replace(/\.ts$/, '');
  const other = to[0] === 'commerce' && to[1] === from[1] ? to[2]?.replace(/\.ts$/, '') : undefined;
  if (own === 'rules' && ['store', 'service', 'graphql', 'rest'].includes(other ?? '')) return 'rules are pure';
  if (['store', 'service'].includes(own) && ['graphql', 'rest'].includes(other ?? ''))
    return 'graphql and rest call the service, never the other way';
  if (['graphql', 'rest'].includes(own) && other === 'store')
    return 'graphql and rest reach the store through the service';
  return undefined;
};

const WALLS: Readonly<Record<string, Wall>> = {
  contract: contractWall,
  storefront: storefrontWall,
  commerce: commerceWall,
  server: serverWall,
};

/** Why `importer` may not import `source`, relative to the root; undefined when it may. */
export const wallBetween = (importer: string, source: string): string | undefined => {
  const target = resolve(importer, source);
  if (!target) return undefined;
  if (/(^|\/)index\.tsx?$/.test(target)) return 'no barrels: import the file itself';
  const from = importer.split('/');
  const to = target.split('/');
  const room = from[0] ?? '';
  if (!ROOMS.includes(room) || !ROOMS.includes(to[0] ?? '')) return undefined;
  if (/\.test\.tsx?$|\/testing(\/|\.ts$)/.test(importer)) return undefined;
  return WALLS[room]?.(from, to) ?? layerWall(from, to);
};

const rule = {
  meta: { type: 'problem', messages: {} },
  create(context: Context) {
    const file = context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/');
    const check = (node: ImportNode) => {
      const source = node.source?.value;
      if (typeof source !== 'string') return;
      const why = wallBetween(file, source);
      if (why) context.report({ node: node.source, message: `Wall: ${why} (${file} → ${source}).` });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

export default { meta: { name: 'tessera' }, rules: { walls: rule } };
