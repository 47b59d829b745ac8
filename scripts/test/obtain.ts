/** A command and its arguments. */
export type Command = readonly [string, ...string[]];

export type Tool = {
  name: string;
  /** Completes "… is needed for". */
  purpose: string;
  isInstalled: () => boolean;
  /** Lists of commands that install it, tried in turn; empty when none is known for this system. */
  installers: readonly (readonly Command[])[];
  /** Advice other than installing it by a command. */
  alternative: string;
};

type Environment = { isCI: boolean; run: (command: Command) => boolean };

const adviceOn = ({ name, purpose, installers: [commands], alternative }: Tool): string => {
  const install = commands ? `run \`${commands.map((command) => command.join(' ')).join(' && ')}\`, or ` : '';
  return `${name} is needed for ${purpose}: ${install}${alternative}.`;
};

/** Installs a missing tool in CI. Returns advice if it is still missing. */
export const obtain = (tool: Tool, { isCI, run }: Environment): string | undefined => {
  for (const commands of isCI ? tool.installers : []) {
    if (tool.isInstalled()) return undefined;
    commands.every(run);
  }
  return tool.isInstalled() ? undefined : adviceOn(tool);
};
