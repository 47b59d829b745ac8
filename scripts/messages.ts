import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkMessages, isOutdated, MessageError, messageCatalogues } from './messages/catalogues.ts';

const root = join(import.meta.dirname, '..');

try {
  const catalogues = messageCatalogues(root);
  if (!process.argv.includes('--check') && isOutdated(root, catalogues)) {
    const file = join(root, catalogues.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, catalogues.text);
  }
  checkMessages(root);
  console.log(`${catalogues.count} messages in English and French`);
} catch (error) {
  if (!(error instanceof MessageError)) throw error;
  console.error(error.message);
  process.exit(1);
}
