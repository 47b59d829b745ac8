import { runCommand } from '../staff/run-command.ts';

type Command = Parameters<typeof runCommand>;

/** Output of a staff command without the final line break. */
export const commandText = async (command: Command[0], open?: Command[2]): Promise<string> => {
  const parts: string[] = [];
  await runCommand(command, { write: async (text) => void parts.push(text), status: () => {} }, open);
  return parts.join('').replace(/\n$/, '');
};
