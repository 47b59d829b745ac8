import { globSync, readFileSync } from 'node:fs';

const ROOMS = '{contract,storefront,commerce,server,catalogue,scripts,bench}/**/*.test.{ts,tsx}';

/**
 * What the next file in the same process would meet: a window, a module or a global that stands for another, held time,
 * other shops. A function of the test's own, or one of the shop it has opened, is met by nobody else.
 */
const LEAVES_TRACES =
  /@vitest-environment|\bvi\.(?!fn\b|waitFor\b|waitUntil\b|spyOn\((?:shop\.)?platform\.)|testing\/(?:window|live|whole)|browser\.tsx/;
/** Each in its own worker: some are started first because they take longest, the others start a whole shop beside them. */
const ALONE = /^server\/kill\/|^server\/security-events\./;
const IN_BROWSER = /\.browser\.test\.tsx$/;

/** Test files without side effects: one process runs many of them and loads their imports once. */
export const sharedFiles = (): string[] =>
  globSync(ROOMS)
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !ALONE.test(path) && !IN_BROWSER.test(path) && !LEAVES_TRACES.test(readFileSync(path, 'utf8')));
