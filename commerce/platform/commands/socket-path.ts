import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';

/** Directory of the socket; only the shop's own user may enter it. */
export const socketFolder = (varDir: string): string => join(varDir, 'commands');

/** Longest path of a socket on macOS; Linux allows three bytes more. */
const MAX_BYTES = 103;

/** Path of the socket for commands, or name of the pipe on Windows; undefined if the path is too long for a socket. */
export const socketPath = (varDir: string): string | undefined => {
  if (process.platform === 'win32')
    return String.raw`\\.\pipe\tessera-${createHash('sha256').update(resolve(varDir)).digest('hex').slice(0, 32)}`;
  const path = join(socketFolder(varDir), 'socket');
  return Buffer.byteLength(path) > MAX_BYTES ? undefined : path;
};
