import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { current, generate } from './codegen/generate.ts';
import { root } from './codegen/sources.ts';

const isCheck = process.argv.includes('--check');
const stale = [...(await generate())].filter(([file, text]) => current(file) !== text);

if (isCheck && stale.length) {
  console.error(`Run \`npm run codegen\`; out of date:\n${stale.map(([file]) => `  ${file}`).join('\n')}`);
  process.exit(1);
}
for (const [file, text] of stale) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
console.log(stale.length ? `Generated ${stale.length} files` : 'Generated files are up to date');
