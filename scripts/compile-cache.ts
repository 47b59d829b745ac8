import { enableCompileCache } from 'node:module';
import { COMPILED } from './compiled.ts';

// Preloaded by the npm scripts that run the shop: a start compiles only changed files.
enableCompileCache(COMPILED);
