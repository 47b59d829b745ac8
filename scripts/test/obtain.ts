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

export type Environment = {
  isCI: boolean;
  /** Undefined without a terminal. */
  confirm: ((question: string) => Promise<boolean>) | undefined;
  run: (command: Command) => boolean;
};

const textOf = (commands: readonly Command[]): string => commands.map((command) => command.join(' ')).join(' && ');

const adviceOn = ({ name, purpose, installers: [commands], alternative }: Tool): string =>
  `${name} is needed for ${purpose}: ${commands ? `run \`${textOf(commands)}\`, or ` : ''}${alternative}.`;

const questionOn = ({ name, purpose, installers }: Tool): string =>
  `${name} is needed for ${purpose}. Run \`${installers.map(textOf).join('`, or else `')}\` now?`;

/** Installs a missing tool: without a question in CI, after one at a terminal. Returns advice if it is still missing. */
export const obtain = async (tool: Tool, { isCI, confirm, run }: Environment): Promise<string | undefined> => {
  if (tool.isInstalled()) return undefined;
  const isKnown = tool.installers.length > 0;
  const mayInstall = isKnown && (isCI || ((await confirm?.(questionOn(tool))) ?? false));
  for (const commands of mayInstall ? tool.installers : []) {
    commands.every(run);
    if (tool.isInstalled()) return undefined;
  }
  return adviceOn(tool);
};
