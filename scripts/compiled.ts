import { join } from 'node:path';

/** Where V8 keeps what it made of our code, for programs that are started again. */
export const COMPILED = join(import.meta.dirname, '../node_modules/.cache/compiled');
