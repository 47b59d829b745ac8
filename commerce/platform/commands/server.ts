import { chmodSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { CannotStart } from '../cannot-start.ts';
import type { Log } from '../log.ts';
import { socketFolder, socketPath } from './socket-path.ts';
import type { CommandHandler, CommandMessage, CommandOutput, CommandRequest } from './types.ts';

type Handlers = Readonly<Record<string, CommandHandler>>;

/**
 * Creates the directory or removes the permissions of other users. Throws for a symbolic link or a directory of another
 * user.
 */
const ownFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.platform === 'win32') return;
  const { uid } = lstatSync(folder);
  if (lstatSync(folder).isSymbolicLink() || uid !== process.getuid?.())
    throw new CannotStart(`${folder} belongs to another user: no command reaches the running shop.`);
  chmodSync(folder, 0o700);
};

const outputTo = (response: ServerResponse): CommandOutput & { send(message: CommandMessage): boolean } => {
  const send = (message: CommandMessage): boolean => {
    if (response.destroyed) throw new CannotStart('The command was interrupted.');
    return response.write(`${JSON.stringify(message)}\n`);
  };
  return {
    send,
    write: async (out) => {
      if (!send({ out })) await Promise.race([once(response, 'drain'), once(response, 'close')]);
    },
    status: (status) => void send({ status }),
  };
};

const respond = async (handlers: Handlers, request: IncomingMessage, response: ServerResponse, log: Log) => {
  const handler = handlers[request.url?.slice(1) ?? ''];
  if (request.method !== 'POST' || !handler) {
    response.writeHead(404).end();
    return;
  }
  const output = outputTo(response);
  try {
    await handler(JSON.parse(await text(request)) as CommandRequest, output);
    output.send({ end: true });
  } catch (error) {
    if (!(error instanceof CannotStart)) log.warn({ err: error }, 'command failed');
    const message = error instanceof Error ? error.message : String(error);
    if (!response.destroyed) output.send({ error: message });
  }
  response.end();
};

/**
 * Runs commands of other processes, which cannot open the embedded database themselves. They connect to a socket in a directory of
 * VAR_DIR that only the shop's user may enter. Resolves with a function that stops the server.
 */
export const startCommandServer = async (
  varDir: string,
  handlers: Handlers,
  log: Log,
): Promise<() => Promise<void>> => {
  const path = socketPath(varDir);
  if (path === undefined) {
    log.warn({ varDir }, 'the path of VAR_DIR is too long for a socket: no command reaches the running shop');
    return async () => {};
  }
  const server: Server = createServer({ requestTimeout: 0 }, (request, response) => {
    void respond(handlers, request, response, log);
  });
  try {
    ownFolder(socketFolder(varDir));
    // A killed process left the socket: the database lock rules out another running shop.
    if (process.platform !== 'win32') rmSync(path, { force: true });
    server.listen(path);
    await once(server, 'listening');
    if (process.platform !== 'win32') chmodSync(path, 0o600);
  } catch (error) {
    log.warn({ err: error }, 'no command reaches the running shop');
    return async () => {};
  }
  // The process may exit while the server listens.
  server.unref();
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
};
