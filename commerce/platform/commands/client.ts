import { request as httpRequest, type IncomingMessage } from 'node:http';
import { CannotStart } from '../cannot-start.ts';
import { socketPath } from './socket-path.ts';
import type { CommandMessage, CommandOutput, CommandRequest } from './types.ts';

const NOT_LISTENING: ReadonlySet<string> = new Set(['ENOENT', 'ECONNREFUSED']);

/** Sends the command. Undefined if no shop is running. */
const send = (path: string, name: string, command: CommandRequest): Promise<IncomingMessage | undefined> =>
  new Promise((resolve, reject) => {
    const request = httpRequest({ socketPath: path, method: 'POST', path: `/${name}` }, resolve);
    request.once('error', (error: NodeJS.ErrnoException) => {
      if (NOT_LISTENING.has(error.code ?? '')) resolve(undefined);
      else if (error.code === 'EACCES')
        reject(new CannotStart(`${path} is open to the user of the shop only: run the command as that user.`));
      else reject(error);
    });
    request.end(JSON.stringify(command));
  });

async function* linesOf(response: IncomingMessage): AsyncGenerator<string> {
  let rest = '';
  for await (const part of response.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/**
 * Runs a command in the shop process that has the embedded database of `varDir` open. Returns false if there is none.
 * Throws a {@link CannotStart} with the message of a failed command.
 */
export const runInShop = async (
  varDir: string,
  name: string,
  command: CommandRequest,
  output: CommandOutput,
): Promise<boolean> => {
  const path = socketPath(varDir);
  const response = path === undefined ? undefined : await send(path, name, command);
  if (!response) return false;
  if (response.statusCode !== 200) throw new CannotStart(`The running shop does not know the command ${name}.`);
  try {
    for await (const line of linesOf(response)) {
      const message = JSON.parse(line) as CommandMessage;
      if ('out' in message) await output.write(message.out);
      else if ('status' in message) output.status(message.status);
      else if ('error' in message) throw new CannotStart(message.error);
      else return true;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
  }
  throw new CannotStart('The shop ended before the command did.');
};
