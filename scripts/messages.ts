import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { type Message, problemsOf, unusedIds } from './messages/check.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'storefront', 'messages');
const target = join(root, 'storefront', 'generated', 'messages');
const banner = '// Written by `npm run messages` from storefront/messages; do not edit.\n';
/** Words that most pages do without: catalogues of their own, fetched by the pages that need them. */
const GROUPS: Readonly<Record<string, string>> = { offline: 'worker', account: 'account', 'account-area': 'customer', 'cart-page': 'cart', checkout: 'order', content: 'content', 'track-order': 'order', validation: 'order', product: 'product', reservation: 'reservation', navigation: 'shell', footer: 'shell', privacy: 'shell', feedback: 'feedback', advice: 'shell', autocomplete: 'shell', 'style-guide': 'guide' };
const BASE = 'base';
const isCheck = process.argv.includes('--check');

const messages = new Map<string, Message>();
const groupOf = new Map<string, string>();
const problems: string[] = [];
for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')).sort()) {
  const area = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, Message>;
  for (const [id, message] of Object.entries(area)) {
    if (messages.has(id)) problems.push(`${id}: stands twice (${file})`);
    problems.push(...problemsOf(id, message));
    messages.set(id, message);
    groupOf.set(id, GROUPS[file.replace('.json', '')] ?? BASE);
  }
}

const sources = readdirSync(join(root, 'storefront'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('generated') && !/\.test\.tsx?$/.test(name))
  .map((name) => readFileSync(join(root, 'storefront', name), 'utf8'))
  .join('\n');
const unused = unusedIds([...messages.keys()], sources);
if (isCheck) problems.push(...unused.map((id) => `${id}: unused`));
else if (unused.length) console.warn(`${unused.length} messages are not used yet`);

const ids = [...messages.keys()].sort();
const catalogue = (texts: readonly (readonly [id: string, text: string])[]): string => {
  const entries = texts.map(([id, text]) => `  ${JSON.stringify(id)}: ${JSON.stringify(compileMessage(text))},`);
  return `${banner}import type { Messages } from '@lingui/core';\n\nexport const messages: Messages = {\n${entries.join('\n')}\n};\n`;
};
const groupTexts = (language: 'en' | 'fr', group: string) => ids.filter((id) => groupOf.get(id) === group).map((id) => [id, messages.get(id)?.[language] ?? ''] as const);
/** Of the service worker, which carries its few words itself. */
const WORKER = 'worker';
const groups = [BASE, ...new Set(Object.values(GROUPS))].filter((group) => group !== WORKER);
const files: Record<string, string> = {
  ...Object.fromEntries((['en', 'fr'] as const).flatMap((language) => groups.map((group) => [group === BASE ? `${language}.ts` : `${language}.${group}.ts`, catalogue(groupTexts(language, group))]))),
  'en.us.ts': catalogue(ids.flatMap((id) => { const { us } = messages.get(id) ?? {}; return us ? [[id, us] as const] : []; })),
  'message-id.ts': `${banner}export type MessageId =\n${ids.map((id) => `  | ${JSON.stringify(id)}`).join('\n') || '  never'};\n`,
};

mkdirSync(target, { recursive: true });
for (const [name, text] of Object.entries(files)) {
  const path = join(target, name);
  const isCurrent = existsSync(path) && readFileSync(path, 'utf8') === text;
  if (isCurrent) continue;
  if (isCheck) problems.push(`storefront/generated/messages/${name}: out of date, run \`npm run messages\``);
  else writeFileSync(path, text);
}

if (problems.length) {
  console.error(`Messages:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  process.exit(1);
}
console.log(`${ids.length} messages in English and French`);
