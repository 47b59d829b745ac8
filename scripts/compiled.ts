import { join } from 'node:path';

/** Directory of Node's compile cache, for faster starts. */
export const COMPILED = join(import.meta.dirname, '../node_modules/.cache/compiled');
