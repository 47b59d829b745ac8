import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wallBetween } from '../lint/walls.ts';
import { problemsOf } from './check.ts';
import { type MessageFile, readMessageFiles } from './message-files.ts';
import { moduleGraph, type ModuleGraph } from './module-graph.ts';
import { EVERY_PAGE, messagePlan } from './plan.ts';

const STOREFRONT = 'storefront';
const BACK_END = 'commerce';
/** The design of emails. */
const BRAND = `${BACK_END}/platform/mail/brand.ts`;
/** Names of provinces are no translations. */
const NAMES_OF_PLACES: readonly string[] = [`${BACK_END}/merchandise/stores/regions.ts`];
/** Entry points besides the client's. */
const FURTHER_STARTS = ['entry-server.tsx', 'worker/service-worker.ts'].map((file) => `${STOREFRONT}/${file}`);
/** Imports the entry, whose URL is a setting. */
const START_SCRIPT = `${STOREFRONT}/start/start.ts`;
const IDS = `${STOREFRONT}/generated/message-id.ts`;

const sourcesIn = (root: string, directory: string): string[] =>
  globSync(`${directory}/**/*.{ts,tsx}`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.d\.ts$|\.test\.tsx?$|\/testing(?:\/|\.ts$)|\/generated\/|\.graphql\.ts$/.test(file))
    .toSorted();

const problemsOfUse = (root: string, graph: ModuleGraph, catalogues: readonly MessageFile[]): string[] => {
  const folderOf = new Map(
    catalogues.flatMap(({ folder, messages }) => Object.keys(messages).map((id) => [id, folder] as const)),
  );
  const problems: string[] = [];
  const used = new Set<string>();
  const starts = EVERY_PAGE.concat(FURTHER_STARTS);
  problems.push(
    ...starts.filter((file) => !existsSync(join(root, file))).map((file) => `${file}: begins nothing, it is not there`),
  );
  if (problems.length) return problems;

  const { reached } = messagePlan(graph, catalogues);
  const known = new Set([...reached, ...FURTHER_STARTS.flatMap((start) => [...graph.closure(start, true)])]);
  for (const file of sourcesIn(root, STOREFRONT)) {
    const { literals, hasUnknownPart } = graph.module(file);
    if (hasUnknownPart && file !== START_SCRIPT)
      problems.push(`${file}: import() must name its file, or nobody knows which messages it needs`);
    for (const id of [...literals].filter((text) => folderOf.has(text))) {
      used.add(id);
      const folder = folderOf.get(id) ?? '';
      const wall = wallBetween(file, `#${folder}/messages.json`);
      if (wall) problems.push(`${id}: belongs to ${folder}, ${file} may not use it (${wall})`);
      if (!known.has(file)) problems.push(`${id}: ${file} uses it, and no import leads there`);
    }
  }
  return [...problems, ...[...folderOf.keys()].filter((id) => !used.has(id)).map((id) => `${id}: unused`)];
};

/** Unused messages of the back end, French in its code and copies of the brand. Types find unknown message ids. */
const problemsOfBackEnd = (root: string, graph: ModuleGraph, catalogues: readonly MessageFile[]): string[] => {
  const sources = sourcesIn(root, BACK_END);
  const problems = sources
    .filter((file) => graph.module(file).hasFrench && !NAMES_OF_PLACES.includes(file))
    .map((file) => `${file}: French in code belongs in messages.json beside it`);
  problems.push(
    ...sources
      .filter((file) => graph.module(file).hasBrand && file !== BRAND)
      .map((file) => `${file}: the shop's name is in catalogue/stores.yaml, and colours of mail are in ${BRAND}`),
  );
  for (const { folder, messages } of catalogues) {
    const own = sources.filter((file) => file.startsWith(`${folder}/`)).map(graph.module);
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
  const graph = moduleGraph(root);
  const all = [...catalogues, ...backEnd];
  const idsOf = (files: readonly MessageFile[]): string[] => files.flatMap(({ messages }) => Object.keys(messages));
  const twice = [catalogues, backEnd].flatMap((files) =>
    idsOf(files).filter((id, index, ids) => ids.indexOf(id) !== index),
  );
  return {
    file: IDS,
    text: idsFile(catalogues),
    problems: [
      ...all.flatMap(({ messages }) => Object.entries(messages).flatMap(([id, text]) => problemsOf(id, text))),
      ...twice.map((id) => `${id}: stands twice`),
      ...problemsOfUse(root, graph, catalogues),
      ...problemsOfBackEnd(root, graph, backEnd),
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
