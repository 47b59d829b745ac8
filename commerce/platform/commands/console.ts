import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { CommandOutput } from './types.ts';

const LINE_EVERY_MS = 10_000;

type Stream = Writable & { isTTY?: boolean };

/** Prints to the console: progress as one changing line on a terminal, else as a line every ten seconds. */
export const consoleCommandOutput = (
  stream: Stream = process.stdout,
  progress: Stream = process.stderr,
  now: () => number = () => performance.now(),
): CommandOutput => {
  let isShown = false;
  let lastLine = -Infinity;
  const clear = (): void => {
    if (isShown) progress.write('\r\u001b[K');
    isShown = false;
  };
  return {
    write: async (text) => {
      clear();
      if (!stream.write(text)) await once(stream, 'drain');
    },
    status: (text) => {
      if (progress.isTTY) {
        clear();
        progress.write(`  ${text}`);
        isShown = true;
      } else if (now() - lastLine >= LINE_EVERY_MS) {
        progress.write(`  ${text}\n`);
        lastLine = now();
      }
    },
  };
};
