import { expect, test } from 'vitest';
import { untranslatedNote } from './untranslated-note.ts';

test('a view without messages in its language, or with some in English, is noted', () => {
  const served = new Map([
    ['en', { untranslated: 0 }],
    ['es', { untranslated: 12 }],
  ]);
  expect(['en', 'es', 'de'].flatMap((language) => untranslatedNote({ code: 'main', language }, served))).toEqual([
    'Store view main shows 12 messages in English, which have no text in languages/es.json',
    'Store view main shows its messages in English, because there are none in German: add them by `npm run messages -- add de`',
  ]);
});
