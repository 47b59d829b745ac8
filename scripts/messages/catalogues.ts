import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wallBetween } from '../lint/walls.ts';
import { readAddedLanguages } from '../../commerce/platform/added-languages.ts';
import { readMessageFiles, readSourceMessages, type MessageFile } from '../../commerce/platform/message-files.ts';
import { problemsOf, problemsOfAdded } from './check.ts';
import { partOf } from './parts.ts';
import { readModule, type SourceModule } from './read-module.ts';

const STOREFRONT = 'storefront';
const BACK_END = 'commerce';
const CONTRACT = 'contract';
/** The design of emails. */
const BRAND = `${BACK_END}/platform/mail/brand.ts`;
/** Names of provinces are no translations. */
const NAMES_OF_PLACES: readonly string[] = [`${BACK_END}/merchandise/stores/regions.ts`];
/** Imports the entry, whose URL is a setting. */
const START_SCRIPT = `${STOREFRONT}/start/start.ts`;
const IDS = `${STOREFRONT}/generated/message-id.ts`;

const sourcesIn = (root: string, directory: string): string[] =>
  globSync(`${directory}/**/*.{ts,tsx}`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.d\.ts$|\.test\.tsx?$|\/testing(?:\/|\.ts$)|\/generated\/|\.graphql\.ts$/.test(file))
    .toSorted();

/** Imports that could run code of another part before the messages of that part are loaded. */
const problemsOfImports = (file: string, { imports, loads, hasUnknownLoad }: SourceModule): string[] => {
  const own = partOf(file);
  if (own === 'server') return [];
  const needs = (target: string): string | undefined => {
    const part = partOf(target);
    const hasMessages = target.startsWith(`${STOREFRONT}/`) && !target.endsWith('.graphql.ts');
    return hasMessages && part !== 'browse' && part !== own ? part : undefined;
  };
  return [
    ...(hasUnknownLoad && file !== START_SCRIPT
      ? [`${file}: import() must name its file, so that its messages are known`]
      : []),
    ...imports
      .filter(needs)
      .map((target) => `${file} (${own}): imports ${target} (${needs(target)}) without the messages of that part`),
    ...loads
      .filter(({ path, part }) => needs(path) && needs(path) !== part)
      .map(({ path }) => `${file} (${own}): loads ${path} without withMessages('${needs(path)}', …)`),
  ];
};

const problemsOfUse = (root: string, catalogues: readonly MessageFile[]): string[] => {
  const folderOf = new Map(
    catalogues.flatMap(({ folder, messages }) => Object.keys(messages).map((id) => [id, folder] as const)),
  );
  const problems: string[] = [];
  // Message ids may be in tables of contract/, where the storefront's types check them.
  const used = new Set(sourcesIn(root, CONTRACT).flatMap((file) => [...readModule(root, file).literals]));
  for (const file of sourcesIn(root, STOREFRONT)) {
    const module = readModule(root, file);
    const own = partOf(file);
    problems.push(...problemsOfImports(file, module));
    for (const id of [...module.literals].filter((text) => folderOf.has(text))) {
      used.add(id);
      const folder = folderOf.get(id) ?? '';
      const wall = wallBetween(file, `#${folder}/messages.json`);
      if (wall) problems.push(`${id}: belongs to ${folder}, ${file} may not use it (${wall})`);
      const part = partOf(`${folder}/messages.json`);
      if (own !== 'server' && part !== 'browse' && part !== own)
        problems.push(`${id}: is loaded with ${part}, ${file} is in ${own}`);
    }
  }
  return [...problems, ...[...folderOf.keys()].filter((id) => !used.has(id)).map((id) => `${id}: unused`)];
};

/** Unused messages of the back end, French in its code and copies of the brand. Types find unknown message ids. */
const problemsOfBackEnd = (root: string, catalogues: readonly MessageFile[]): string[] => {
  const sources = sourcesIn(root, BACK_END).map((file) => ({ file, ...readModule(root, file) }));
  const problems = sources
    .filter(({ file, hasFrench }) => hasFrench && !NAMES_OF_PLACES.includes(file))
    .map(({ file }) => `${file}: French in code belongs in messages.json beside it`);
  problems.push(
    ...sources
      .filter(({ file, hasBrand }) => hasBrand && file !== BRAND)
      .map(({ file }) => `${file}: the shop's name is in catalogue/stores.yaml, and colours of mail are in ${BRAND}`),
  );
  for (const { folder, messages } of catalogues) {
    const own = sources.filter(({ file }) => file.startsWith(`${folder}/`));
    const isUsed = (id: string): boolean =>
      own.some(({ literals, beginnings }) => literals.has(id) || beginnings.some((text) => id.startsWith(text)));
    problems.push(
      ...Object.keys(messages)
        .filter((id) => !isUsed(id))
        .map((id) => `${id}: unused in ${folder}`),
    );
  }
  return problems;
};

const idsFile = (catalogues: readonly MessageFile[]): string => {
  const imports = catalogues.map(({ folder }, index) => {
    const path = `..${folder.slice(STOREFRONT.length)}/messages.json`;
    return `import type m${index} from '${path}';`;
  });
  const union = catalogues.map((_, index) => `  | keyof typeof m${index}`).join('\n') || '  never';
  return `// Written by \`npm run messages\`; do not edit.\n${imports.join('\n')}\n\nexport type MessageId =\n${union};\n`;
};

export type Catalogues = {
  /** Path of the generated file, relative to the root, and its text. */
  file: string;
  text: string;
  problems: readonly string[];
  count: number;
};

/** All messages with their faults: missing in a language, defined twice, unused, or used where they are not loaded. */
export const messageCatalogues = (root: string): Catalogues => {
  const catalogues = readMessageFiles(root, STOREFRONT);
  const backEnd = readMessageFiles(root, BACK_END);
  const all = [...catalogues, ...backEnd];
  const idsOf = (files: readonly MessageFile[]): string[] => files.flatMap(({ messages }) => Object.keys(messages));
  const sources = readSourceMessages(root);
  const twice = idsOf(all).filter((id, index, ids) => ids.indexOf(id) !== index);
  return {
    file: IDS,
    text: idsFile(catalogues),
    problems: [
      ...all.flatMap(({ messages }) => Object.entries(messages).flatMap(([id, text]) => problemsOf(id, text))),
      ...twice.map((id) => `${id}: stands twice`),
      ...readAddedLanguages(root).flatMap(({ language, messages }) =>
        Object.entries(messages).flatMap(([id, { text }]) => {
          const source = sources.get(id);
          return source && text ? problemsOfAdded(id, source, text, language) : [];
        }),
      ),
      ...problemsOfUse(root, catalogues),
      ...problemsOfBackEnd(root, backEnd),
    ],
    count: idsOf(all).length,
  };
};

export const isOutdated = (root: string, { file, text }: Catalogues): boolean =>
  !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text;

export class MessageError extends Error {
  constructor(problems: readonly string[]) {
    super(`Messages:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

/** Throws when messages have faults or the generated list of ids is out of date. */
export const checkMessages = (root: string): void => {
  const catalogues = messageCatalogues(root);
  const stale = isOutdated(root, catalogues) ? [`${catalogues.file}: out of date, run \`npm run messages\``] : [];
  if (catalogues.problems.length + stale.length) throw new MessageError([...catalogues.problems, ...stale]);
};
