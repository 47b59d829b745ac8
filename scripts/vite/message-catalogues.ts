import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { MESSAGE_PARTS } from '../../storefront/platform/i18n/message-parts.ts';
import type { Message } from '../messages/check.ts';
import { readMessageFiles } from '../messages/message-files.ts';
import { partOf } from '../messages/parts.ts';

const MODULE = 'virtual:messages';
const LOCALES: Readonly<Record<string, (message: Message) => string>> = {
  en_CA: ({ en }) => en,
  fr_CA: ({ fr }) => fr,
  en_US: ({ en, us = en }) => us,
};

const table = (): string => {
  const entries = Object.keys(LOCALES).map((locale) => {
    const parts = MESSAGE_PARTS.map((part) => `${part}: () => import('${MODULE}/${locale}/${part}')`);
    return `${locale}: { ${parts.join(', ')} }`;
  });
  return `export const catalogues = { ${entries.join(', ')} };`;
};

/** Provides the messages of the storefront as one module for each locale and part of the shop. */
export const messageCatalogues = (root = process.cwd()): Plugin => ({
  name: 'message-catalogues',
  resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? id : undefined),
  load(id) {
    if (id === MODULE) return table();
    if (!id.startsWith(`${MODULE}/`)) return undefined;
    const [, locale = '', part] = id.split('/');
    const files = readMessageFiles(root, 'storefront').filter(
      ({ folder }) => partOf(`${folder}/messages.json`) === part,
    );
    for (const { folder } of files) this.addWatchFile(join(root, folder, 'messages.json'));
    const messages = Object.fromEntries(
      files
        .flatMap(({ messages }) => Object.entries(messages as Record<string, Message>))
        .map(([messageId, message]) => [messageId, compileMessage(LOCALES[locale]?.(message) ?? messageId)]),
    );
    return `export const messages = ${JSON.stringify(messages)};`;
  },
});
