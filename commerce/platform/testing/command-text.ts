import { runCommand } from '../staff/run-command.ts';

type Command = Parameters<typeof runCommand>;

/** What a staff command prints, without the line break at the end. */
export const commandText = async (command: Command[0], open?: Command[2]): Promise<string> => {
  const parts: string[] = [];
  await runCommand(command, { write: async (text) => void parts.push(text), status: () => {} }, open);
  return parts.join('').replace(/\n$/, '');
};
