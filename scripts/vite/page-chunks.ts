/** What the build knows of a module: ids of what it imports, and of what loads it on demand. */
type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };

const ENTRY = '/storefront/entry-client.tsx';
/** The file of every page. */
const START = 'start';
const OWN = /\/(?:storefront|contract)\/[^?]*\.(?:tsx?|module\.css|css\?(?:raw|inline))$/;

/** Modules loaded on demand that come together, by their path below storefront/. First match counts. */
export const PARTS: readonly (readonly [name: string, test: RegExp])[] = [
  [START, /^shell\/(?:visit|overlays|switchers|account-slot|website-advice)\./],
  // Once somebody has touched the page.
  ['samples', /^(?:shell\/(?:samples|sample-tray)|features\/advice\/country-of-zone)\./],
  ['below-product', /^shell\/below-product\./],
  ['list', /^(?:routes\/(?:page-types\/category|pages\/search)\.|features\/catalog\/)/],
  ['viewer', /^features\/product\/gallery\/viewer\./],
  // Once an area is about to be typed.
  ['typed-area', /^features\/product\/buy\/typed-area\./],
  // Of products with options, groups, bundles, files and prices by quantity.
  ['choices', /^features\/product\/(?:composed\/|buy\/tier-prices\.)/],
  ['product', /^(?:routes\/page-types\/product\.|features\/product\/)/],
  [
    'content',
    /^(?:routes\/(?:page-types\/cms-page|pages\/home)\.|shell\/(?:content\/|block-modal)|platform\/content\/|features\/(?:home|page-builder)\/)/,
  ],
  ['cart-in-use', /^(?:features\/cart\/(?:wire-cart|refusal)|shell\/sign-out-of-cart)/],
  // On a press: another variant of a line, a coupon.
  ['cart-later', /^features\/cart\/(?:edit\/edit-line|coupon\/coupon-box)\./],
  ['mini-cart', /^(?:shell\/mini-cart-modal|features\/mini-cart\/)/],
  ['cart', /^(?:routes\/pages\/cart\.|features\/cart\/)/],
  ['pay-later', /^features\/checkout\/steps\/(?:pay-later-form|saved-addresses)\./],
  // Once an address is typed or pasted.
  ['address-help', /^platform\/address\/(?:help\/|fill-pasted\.)/],
  // Where orders are placed by GraphQL.
  ['place-order', /^features\/checkout\/api\/place-order\./],
  // Once somebody is about to pay.
  ['submit-order', /^features\/checkout\/(?:state\/submit-order|steps\/review-step)\./],
  // Of goods that are not shipped, and of files.
  ['unshipped', /^features\/checkout\/(?:api\/set-billing-address\.|files\/)/],
  // When a card is paid with: fields of ours, or frames of a gateway.
  ['card', /^features\/checkout\/(?:steps\/(?:braintree|accept|test-card)-form\.|confirmation\/)/],
  ['receipt', /^(?:routes\/(?:checkout\/receipt-|pages\/receipt\.)|features\/checkout\/receipt\/receipt-page)/],
  ['checkout', /^(?:routes\/(?:checkout\/|pages\/(?:checkout|receipt)\.)|features\/checkout\/)/],
  // Of those who have no account yet, or cannot get into theirs: they need nothing of what an account shows.
  ['sign-in', /^routes\/pages\/account\/(?:create-account|create-password|confirm)\./],
  [
    'account',
    /^(?:routes\/(?:pages\/)?account\/|features\/account\/|shell\/follow-session|routes\/pages\/unsubscribe)/,
  ],
  ['wishlist', /^(?:routes\/pages\/wishlist\.|shell\/wishlist-screen\.)/],
  ['careers', /^(?:routes\/pages\/careers\/|features\/careers\/)/],
  ['reviews', /^(?:routes\/pages\/reviews\.|features\/reviews\/)/],
  ['faq', /^(?:routes\/pages\/faq\.|features\/faq\/)/],
  ['showroom', /^(?:routes\/pages\/showroom|features\/reservation\/)/],
  ['stockroom', /^(?:routes\/pages\/stockroom\.|features\/slabs\/stockroom\/)/],
  [
    'slabs',
    /^(?:routes\/pages\/slab-hold\.|shell\/(?:slabs|own-holds-slot)\.|features\/slabs\/(?!(?:fit|pack)\.|stockroom\/))/,
  ],
  ['map', /^features\/map\/(?!draw-)/],
  ['dialogs', /^(?:shell\/(?:privacy|navigation-drawer)|features\/(?:advice|privacy|mega-menu)\/)/],
];

const MEASURING: ReadonlySet<string> = new Set(['begin-measurement', 'tracker']);

const pathOf = (id: string): string => id.slice(id.lastIndexOf('/storefront/') + '/storefront/'.length);

const partOf = (id: string): string => {
  const path = pathOf(id);
  const found = PARTS.find(([, test]) => test.test(path));
  return found?.[0] ?? path.slice(path.lastIndexOf('/') + 1).replace(/\.tsx?$/, '');
};

/** What every page runs first: the entry, and all that it reaches by static imports. */
const startOf = (graph: Graph, entry: string): Set<string> => {
  const reached = new Set([entry]);
  for (const id of reached) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
};

/** Which parts reach each module by static imports. */
const reachOf = (graph: Graph, entry: string): Map<string, Set<string>> => {
  const reach = new Map<string, Set<string>>();
  const roots = new Map<string, string>();
  const seen = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const info = graph.getModuleInfo(id);
    for (const loaded of info?.dynamicallyImportedIds ?? []) if (OWN.test(loaded)) roots.set(loaded, partOf(loaded));
    waiting.push(...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? []));
  }
  const mark = (id: string, part: string): void => {
    const parts = reach.get(id) ?? new Set();
    if (parts.has(part)) return;
    reach.set(id, parts.add(part));
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) mark(imported, part);
  };
  for (const [id, part] of roots) mark(id, part);
  return reach;
};

/**
 * The file of a module that several parts reach. What a module imports is reached by all that reach it, so that each file
 * only needs files of earlier rules: no two need each other.
 */
const fileOf = (parts: ReadonlySet<string>): string => {
  // It shows everything; nobody else pays for that.
  const users = [...parts].filter((part) => part !== 'style-guide');
  if (users.length < 2) return users[0] ?? 'style-guide';
  const areOnly = (...those: string[]): boolean => users.every((part) => those.includes(part));
  if (areOnly('cart', 'cart-later', 'mini-cart', 'estimate-box')) return 'cart';
  if (areOnly('checkout', 'pay-later', 'card', 'receipt', 'unshipped', 'submit-order')) return 'checkout';
  if (areOnly('product', 'choices')) return 'product';
  if (areOnly('slabs', 'fit', 'stockroom')) return 'slabs';
  if (areOnly('ask-modal', 'contact-us')) return 'contact-form';
  if (areOnly('typed-area', 'typed-measure')) return 'typed-area';
  const isOf = (part: string): boolean => parts.has(part);
  // Dialogs and maps are met on pages of every kind, which shall not fetch another kind's file for them.
  if (isOf(START) || isOf('dialogs') || isOf('map')) return START;
  if ((isOf('product') && isOf('list')) || (isOf('cart') && isOf('content'))) return START;
  if (isOf('product')) return 'controls';
  if (isOf('list')) return 'lists';
  if (isOf('content')) return 'content';
  if (isOf('cart-in-use') || isOf('cart')) return 'cart-in-use';
  if (users.every((part) => MEASURING.has(part))) return 'begin-measurement';
  if (isOf('checkout') || isOf('showroom')) return 'forms';
  return isOf('sign-in') ? 'sign-in' : 'asides';
};

/**
 * Names the file of each module of the shop: one for what every page has (the start and what kinds of pages share), one for
 * a kind of page, few for what some of them share.
 */
export const pageChunks = () => {
  let start: ReadonlySet<string> | undefined;
  let reach: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  return (id: string, graph: Graph): string | null => {
    if (!start && OWN.test(id)) {
      const entry = id.slice(0, id.search(/\/(?:storefront|contract)\//)) + ENTRY;
      start = startOf(graph, entry);
      reach = reachOf(graph, entry);
    }
    if (start?.has(id)) return START;
    const parts = reach.get(id);
    if (!parts) return null;
    // A library stays with its only user: in a file of its own it would need that file, and each the other.
    return OWN.test(id) || parts.size === 1 ? fileOf(parts) : null;
  };
};
