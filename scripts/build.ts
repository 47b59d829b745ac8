import { build } from '#server/build.ts';

const startedAt = performance.now();
console.log('Building the storefront …');
await build(process.cwd());
console.log(`Built into dist/ in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
