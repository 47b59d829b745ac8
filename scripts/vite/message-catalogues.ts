import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { LANGUAGES_DIRECTORY, readAddedLanguages, translatedTexts } from '../../commerce/platform/added-languages.ts';
import { readMessageFiles, type Message } from '../../commerce/platform/message-files.ts';
import { languageChain, SOURCE_LANGUAGE } from '../../contract/languages.ts';
import { MESSAGE_PARTS } from '../../storefront/platform/i18n/message-parts.ts';
import { partOf } from '../messages/parts.ts';

const MODULE = 'virtual:messages';
/** Languages in `messages.json`. */
const BUILT_IN: readonly string[] = ['en', 'fr', 'us'];

const table = (languages: readonly string[]): string => {
  const entries = languages.map((language) => {
    const parts = MESSAGE_PARTS.map((part) => `${part}: () => import('${MODULE}/${language}/${part}')`);
    return `${language}: { ${parts.join(', ')} }`;
  });
  return `export const catalogues = { ${entries.join(', ')} };`;
};

/** Provides the messages of the storefront as one module for each language and part of the shop. */
export const messageCatalogues = (root = process.cwd()): Plugin => ({
  name: 'message-catalogues',
  resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? id : undefined),
  load(id) {
    if (id !== MODULE && !id.startsWith(`${MODULE}/`)) return undefined;
    const added = readAddedLanguages(root);
    if (id === MODULE) return table([...BUILT_IN, ...added.map(({ language }) => language)]);
    const [, language = '', part] = id.split('/');
    const translated = translatedTexts(added);
    const files = readMessageFiles(root, 'storefront').filter(
      ({ folder }) => partOf(`${folder}/messages.json`) === part,
    );
    for (const { folder } of files) this.addWatchFile(join(root, folder, 'messages.json'));
    for (const one of added) this.addWatchFile(join(root, LANGUAGES_DIRECTORY, `${one.language}.json`));
    const textOf = (messageId: string, message: Partial<Message>): string =>
      languageChain(language)
        .map((key) => translated[key]?.[messageId] ?? message[key as 'en' | 'fr' | 'us'])
        .find((text) => text !== undefined) ??
      message[SOURCE_LANGUAGE] ??
      messageId;
    const messages = Object.fromEntries(
      files
        .flatMap(({ messages: ofFile }) => Object.entries(ofFile))
        .map(([messageId, message]) => [messageId, compileMessage(textOf(messageId, message))]),
    );
    return `export const messages = ${JSON.stringify(messages)};`;
  },
});
