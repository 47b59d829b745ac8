import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Message = {
  en: string;
  fr: string;
  /** American wording, where it differs from the Canadian. */
  us?: string;
  /** True where both languages have the same text. */
  same?: boolean;
};

/** The project's directory. */
export const PROJECT = join(import.meta.dirname, '../..');

/** Directories with messages. */
export const MESSAGE_DIRECTORIES = ['storefront', 'commerce', 'server'] as const;

/** The messages of one folder, used by its code. */
export type MessageFile = {
  /** Relative to the root, with slashes. */
  folder: string;
  messages: Readonly<Record<string, Partial<Message>>>;
};

/** All `messages.json` below one of the root's folders. */
export const readMessageFiles = (root: string, directory: string): MessageFile[] =>
  globSync(`${directory}/**/messages.json`, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => ({
      folder: dirname(path),
      messages: JSON.parse(readFileSync(join(root, path), 'utf8')) as MessageFile['messages'],
    }));

/** Every message of the project by id, in English and French. */
export const readSourceMessages = (root: string): ReadonlyMap<string, Partial<Message>> =>
  new Map(
    MESSAGE_DIRECTORIES.flatMap((directory) => readMessageFiles(root, directory)).flatMap(({ messages }) =>
      Object.entries(messages),
    ),
  );
