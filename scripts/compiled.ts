import { join } from 'node:path';

/** Directory of Node's compile cache, so that a program starts sooner the next time. */
export const COMPILED = join(import.meta.dirname, '../node_modules/.cache/compiled');
