/** A command and its arguments. */
export type Command = readonly [string, ...string[]];

export type Need = {
  /** As in "… is needed for the browser tests". */
  name: string;
  purpose: string;
  isThere: () => boolean;
  /** Commands that install it, tried in turn; empty when none is known for this system. */
  ways: readonly (readonly Command[])[];
  /** What to do instead of installing. */
  otherwise: string;
};

export type Environment = {
  isCI: boolean;
  /** Whether a person can answer a question. */
  isTerminal: boolean;
  run: (command: Command) => boolean;
  ask: (question: string) => Promise<boolean>;
};

export type Outcome = { isThere: true } | { isThere: false; advice: string };

const line = (command: Command): string => command.join(' ');
const lines = (way: readonly Command[]): string => way.map(line).join(' && ');

const adviceOn = ({ name, purpose, ways, otherwise }: Need): string =>
  `${name} is needed for ${purpose}: ${ways[0] ? `run \`${lines(ways[0])}\`, or ` : ''}${otherwise}.`;

/** Asks before installing anything on a person's machine; CI installs without asking. */
const isAllowed = async ({ name, purpose, ways }: Need, { isCI, isTerminal, ask }: Environment): Promise<boolean> => {
  if (!ways.length || isCI) return ways.length > 0;
  return isTerminal && ask(`${name} is needed for ${purpose}. Run \`${ways.map(lines).join('`, or else `')}\` now?`);
};

/** Finds the tool, installs it where allowed, or explains what to do. */
export const obtain = async (need: Need, environment: Environment): Promise<Outcome> => {
  if (need.isThere()) return { isThere: true };
  if (await isAllowed(need, environment))
    for (const way of need.ways) {
      way.every((command) => environment.run(command));
      if (need.isThere()) return { isThere: true };
    }
  return { isThere: false, advice: adviceOn(need) };
};
