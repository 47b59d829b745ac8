import { enableCompileCache } from 'node:module';
import { COMPILED } from './compiled.ts';

// Preloaded by the npm scripts of a running shop: a start compiles only what has changed since the one before.
enableCompileCache(COMPILED);
