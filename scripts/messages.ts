import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkMessages, MessageError, messageCatalogues, outdated } from './messages/catalogues.ts';

const root = join(import.meta.dirname, '..');

try {
  const catalogues = messageCatalogues(root);
  if (!process.argv.includes('--check')) {
    mkdirSync(catalogues.folder, { recursive: true });
    for (const name of outdated(catalogues)) writeFileSync(join(catalogues.folder, name), catalogues.files[name] ?? '');
  }
  checkMessages(root);
  console.log(`${catalogues.count} messages in English and French`);
} catch (error) {
  if (!(error instanceof MessageError)) throw error;
  console.error(error.message);
  process.exit(1);
}
