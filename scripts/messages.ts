import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CannotStart } from '../commerce/platform/cannot-start.ts';
import { addLanguage, languageNotes } from './messages/add-language.ts';
import { checkMessages, isOutdated, MessageError, messageCatalogues } from './messages/catalogues.ts';

const root = join(import.meta.dirname, '..');
const [command, language = ''] = process.argv.slice(2);

try {
  if (command === 'add') {
    const { file, untranslated } = addLanguage(root, language);
    console.log(`${file}: ${untranslated} messages to translate`);
  }
  const catalogues = messageCatalogues(root);
  if (command !== '--check' && isOutdated(root, catalogues)) {
    const file = join(root, catalogues.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, catalogues.text);
  }
  checkMessages(root);
  console.log([`${catalogues.count} messages in English and French`, ...languageNotes(root)].join('\n'));
} catch (error) {
  if (!(error instanceof MessageError) && !(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exit(1);
}
