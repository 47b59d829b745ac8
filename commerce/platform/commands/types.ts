/** A command line for the running shop. */
export type CommandRequest = {
  argv: readonly string[];
  /** The caller's working directory, which resolves relative paths. */
  from: string;
};

/** Where a command prints to. Both reject or throw once nobody reads any more, which ends the command. */
export type CommandOutput = {
  write(text: string): Promise<void>;
  /** Shows progress, which the next status replaces. */
  status(text: string): void;
};

export type CommandHandler = (request: CommandRequest, output: CommandOutput) => Promise<void>;

/** One line of a response. */
export type CommandMessage = { out: string } | { status: string } | { error: string } | { end: true };
