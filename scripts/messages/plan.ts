import type { MessageFile } from './message-files.ts';
import type { ModuleGraph } from './module-graph.ts';

const START = 'storefront/entry-client.tsx';
/** Modules whose messages are in the first file: those every page loads, and the lists that most visits see. */
export const EVERY_PAGE: readonly string[] = [
  START,
  'storefront/shell/visit.ts',
  'storefront/shell/overlays.tsx',
  'storefront/shell/switchers.tsx',
  'storefront/shell/account-slot.tsx',
  'storefront/routes/page-types/category.tsx',
  'storefront/routes/pages/search.tsx',
];
/**
 * The rest of a folder that is partly in the first file gets a file of its own from this many letters of English on.
 */
const MIN_LETTERS = 150;

/** Which messages the browser loads, and when. */
export type MessagePlan = {
  /** Ids in the file of every page. */
  base: readonly string[];
  /** Ids in each further file, by its name. */
  files: ReadonlyMap<string, readonly string[]>;
  /** The file loaded with a lazy part, by the part's source path. */
  fileOf: ReadonlyMap<string, string>;
  /** Source files that run in the browser. */
  reached: ReadonlySet<string>;
};

type Parts = ReadonlyMap<string, { modules: ReadonlySet<string>; parents: ReadonlySet<string> }>;

/** All lazily loaded parts, with what loads them. */
const partsFrom = (graph: ModuleGraph, start: string): Parts => {
  const parts = new Map<string, { modules: ReadonlySet<string>; parents: Set<string> }>();
  const queue: [part: string, parent?: string][] = [[start]];
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [part, parent] = next;
    const known = parts.get(part);
    if (known) {
      if (parent) known.parents.add(parent);
      continue;
    }
    const modules = graph.closure(part);
    parts.set(part, { modules, parents: new Set(parent ? [parent] : []) });
    for (const module of modules) for (const child of graph.module(module).parts) queue.push([child, part]);
  }
  return parts;
};

/** The folders whose messages are certainly loaded before each part, whichever way leads to it. */
const foldersBefore = (parts: Parts, needs: ReadonlyMap<string, ReadonlySet<string>>) => {
  const everything = new Set([...needs.values()].flatMap((need) => [...need]));
  const before = new Map([...parts.keys()].map((part) => [part, part === START ? new Set<string>() : everything]));
  const after = (part: string): Set<string> => new Set([...(before.get(part) ?? []), ...(needs.get(part) ?? [])]);
  for (let isStable = false; !isStable;) {
    isStable = true;
    for (const [part, { parents }] of parts) {
      const old = before.get(part) ?? new Set();
      const now = new Set([...old].filter((folder) => [...parents].every((parent) => after(parent).has(folder))));
      if (now.size === old.size) continue;
      before.set(part, now);
      isStable = false;
    }
  }
  return before;
};

/** Computed from the imports: a part's file has the messages of all folders it uses, unless they are loaded before. */
export const messagePlan = (graph: ModuleGraph, catalogues: readonly MessageFile[]): MessagePlan => {
  const folderOf = new Map(
    catalogues.flatMap(({ folder, messages }) => Object.keys(messages).map((id) => [id, folder] as const)),
  );
  const idsIn = (modules: ReadonlySet<string>): Set<string> =>
    new Set([...modules].flatMap((file) => [...graph.module(file).literals].filter((text) => folderOf.has(text))));

  const parts = partsFrom(graph, START);
  const reached = new Set([...parts.values()].flatMap(({ modules }) => [...modules]));
  const used = idsIn(reached);
  const base = new Set(EVERY_PAGE.flatMap((part) => [...idsIn(graph.closure(part, true))]));
  for (const { messages } of catalogues) {
    const own = Object.keys(messages).filter((id) => used.has(id));
    const rest = own.filter((id) => !base.has(id));
    const letters = rest.reduce((sum, id) => sum + (messages[id]?.en?.length ?? 0), 0);
    if (rest.length < own.length && letters < MIN_LETTERS) for (const id of rest) base.add(id);
  }

  const needs = new Map(
    [...parts.keys()].map((part) => [
      part,
      new Set(
        [...idsIn(graph.closure(part, true))].filter((id) => !base.has(id)).map((id) => folderOf.get(id) as string),
      ),
    ]),
  );
  const before = foldersBefore(parts, needs);
  const files = new Map<string, readonly string[]>();
  const fileOf = new Map<string, string>();
  for (const part of parts.keys()) {
    const folders = [...(needs.get(part) ?? [])].filter((folder) => !before.get(part)?.has(folder)).toSorted();
    if (!folders.length) continue;
    const name = folders.map((folder) => folder.replace('storefront/', '').replaceAll('/', '.')).join('+');
    fileOf.set(part, name);
    files.set(name, [...used].filter((id) => !base.has(id) && folders.includes(folderOf.get(id) ?? '')).toSorted());
  }
  return { base: [...base].toSorted(), files, fileOf, reached };
};
