import { globSync, readFileSync } from 'node:fs';

const ROOMS =
  '{contract,storefront,commerce,server,catalogue,scripts,bench,e2e/contract,e2e/plain-magento}/**/*.test.{ts,tsx}';
const IN_BROWSER = /\.browser\.test\.tsx$/;

/** A window, and what listens to it. */
const HAS_WINDOW = /@vitest-environment|testing\/window/;
/** A whole shop, whose pages the server renders. */
const HAS_WHOLE_SHOP = /testing\/whole-shop/;
/** What the next file would meet: modules that are loaded twice or stand for others, a live shop. */
const LEAVES_TRACES = /\bvi\.(?:mock|doMock|hoisted|resetModules)\b|testing\/live/;
/** Some are started first because they take longest, the others start a whole shop beside them. */
const ALONE = /^server\/kill\/|^server\/security-events\.|^e2e\//;

export type Sharing = 'alone' | 'rendered' | 'windowed' | 'shared';

const sharingOf = (path: string, text: string): Sharing => {
  if (ALONE.test(path)) return 'alone';
  if (HAS_WINDOW.test(text)) return 'windowed';
  if (HAS_WHOLE_SHOP.test(text)) return 'rendered';
  return LEAVES_TRACES.test(text) ? 'alone' : 'shared';
};

/**
 * Test files by how they are run: `alone` with a process each; `rendered` too, in production as servers are; `windowed`
 * many in one process, each in globals and modules
 * of its own; `shared` many in one process, which loads their imports once.
 */
export const filesBySharing = (): Readonly<Record<Sharing, string[]>> => {
  const paths = globSync(ROOMS)
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !IN_BROWSER.test(path));
  const files: Record<Sharing, string[]> = { alone: [], rendered: [], windowed: [], shared: [] };
  for (const path of paths) files[sharingOf(path, readFileSync(path, 'utf8'))].push(path);
  return files;
};
