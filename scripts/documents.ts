import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decisionIndex } from './documents/decisions.ts';
import { withSecurityEvents } from './documents/security-events.ts';
import { environmentExample, withSettings } from './documents/settings.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');

/** Documents, or parts of them, generated from the code. */
const DOCUMENTS: Readonly<Record<string, () => string>> = {
  '.env.example': environmentExample,
  'docs/operating.md': () => withSettings(read('docs/operating.md')),
  'docs/security.md': () => withSecurityEvents(read('docs/security.md')),
  'docs/decisions/README.md': () => decisionIndex(join(root, 'docs', 'decisions')),
};

for (const [file, write] of Object.entries(DOCUMENTS)) {
  const text = write();
  if (text === read(file)) continue;
  if (process.argv.includes('--check')) {
    console.error(`${file} is out of date: run \`npm run documents\``);
    process.exitCode = 1;
  } else writeFileSync(join(root, file), text);
}
if (!process.exitCode) console.log(`${Object.keys(DOCUMENTS).join(', ')} are up to date`);
