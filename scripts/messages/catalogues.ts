import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { type Message, problemsOf, unusedIds } from './check.ts';

const BANNER = '// Written by `npm run messages` from storefront/messages; do not edit.\n';
/** Messages that most pages do without: separate catalogues, fetched by the pages that need them. */
const GROUPS: Readonly<Record<string, string>> = {
  offline: 'worker',
  account: 'account',
  'account-area': 'customer',
  'cart-page': 'cart',
  checkout: 'order',
  content: 'content',
  'track-order': 'order',
  validation: 'order',
  product: 'product',
  reservation: 'reservation',
  navigation: 'shell',
  footer: 'shell',
  privacy: 'shell',
  feedback: 'feedback',
  advice: 'shell',
  autocomplete: 'shell',
  'style-guide': 'guide',
};
const BASE = 'base';
/** Bundled into the service worker. */
const WORKER = 'worker';

type Area = { group: string; messages: Readonly<Record<string, Message>> };

const readAreas = (root: string): Area[] => {
  const folder = join(root, 'storefront', 'messages');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({
      group: GROUPS[name.replace('.json', '')] ?? BASE,
      messages: JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, Message>,
    }));
};

const readSources = (root: string): string =>
  readdirSync(join(root, 'storefront'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('generated') && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(root, 'storefront', name), 'utf8'))
    .join('\n');

const catalogue = (texts: readonly (readonly [id: string, text: string])[]): string => {
  const entries = texts.map(([id, text]) => `  ${JSON.stringify(id)}: ${JSON.stringify(compileMessage(text))},`);
  return `${BANNER}import type { Messages } from '@lingui/core';\n\nexport const messages: Messages = {\n${entries.join('\n')}\n};\n`;
};

export type Catalogues = {
  folder: string;
  files: Readonly<Record<string, string>>;
  problems: readonly string[];
  count: number;
};

/**
 * Both languages' catalogues as the storefront loads them, with all faults: messages missing, unused or defined twice.
 */
export const messageCatalogues = (root: string): Catalogues => {
  const messages = new Map<string, Message & { group: string }>();
  const problems: string[] = [];
  for (const area of readAreas(root)) {
    for (const [id, message] of Object.entries(area.messages)) {
      if (messages.has(id)) problems.push(`${id}: stands twice`);
      problems.push(...problemsOf(id, message));
      messages.set(id, { ...message, group: area.group });
    }
  }
  problems.push(...unusedIds([...messages.keys()], readSources(root)).map((id) => `${id}: unused`));

  const ids = [...messages.keys()].sort();
  const textsOf = (language: 'en' | 'fr', group: string) =>
    ids
      .filter((id) => messages.get(id)?.group === group)
      .map((id) => [id, messages.get(id)?.[language] ?? ''] as const);
  const groups = [BASE, ...new Set(Object.values(GROUPS))].filter((group) => group !== WORKER);
  const files = {
    ...Object.fromEntries(
      (['en', 'fr'] as const).flatMap((language) =>
        groups.map((group) => [
          group === BASE ? `${language}.ts` : `${language}.${group}.ts`,
          catalogue(textsOf(language, group)),
        ]),
      ),
    ),
    'en.us.ts': catalogue(
      ids.flatMap((id) => {
        const { us } = messages.get(id) ?? {};
        return us ? [[id, us] as const] : [];
      }),
    ),
    'message-id.ts': `${BANNER}export type MessageId =\n${ids.map((id) => `  | ${JSON.stringify(id)}`).join('\n') || '  never'};\n`,
  };
  return { folder: join(root, 'storefront', 'generated', 'messages'), files, problems, count: ids.length };
};

/** Catalogues on disk that differ from what would be generated. */
export const outdated = ({ folder, files }: Catalogues): string[] =>
  Object.keys(files).filter(
    (name) => !existsSync(join(folder, name)) || readFileSync(join(folder, name), 'utf8') !== files[name],
  );

export class MessageError extends Error {
  constructor(problems: readonly string[]) {
    super(`Messages:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

/** Throws when messages have faults or catalogues are out of date. */
export const checkMessages = (root: string): void => {
  const catalogues = messageCatalogues(root);
  const stale = outdated(catalogues).map(
    (name) => `storefront/generated/messages/${name}: out of date, run \`npm run messages\``,
  );
  if (catalogues.problems.length + stale.length) throw new MessageError([...catalogues.problems, ...stale]);
};
