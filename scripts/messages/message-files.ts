import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Message } from './check.ts';

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
