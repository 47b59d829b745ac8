import { globSync, readFileSync } from 'node:fs';

const ROOMS = '{contract,storefront,commerce,server,catalogue,scripts,bench}/**/*.test.{ts,tsx}';

/** What the next file in the same process would meet: a window, a module or a global that stands for another, held time, other shops. */
const LEAVES_TRACES = /@vitest-environment|\bvi\.|testing\/(?:window|live|whole)|browser\.tsx/;
/** Started first, each in its own worker: they take longest. */
const ALONE = /^server\/kill\//;
const IN_BROWSER = /\.browser\.test\.tsx$/;

/** Test files without side effects: one process runs many of them and loads their imports once. */
export const sharedFiles = (): string[] =>
  globSync(ROOMS)
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !ALONE.test(path) && !IN_BROWSER.test(path) && !LEAVES_TRACES.test(readFileSync(path, 'utf8')));
