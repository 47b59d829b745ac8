/** A command line for the running shop. */
export type CommandRequest = {
  argv: readonly string[];
  /** The caller's working directory, for relative paths. */
  from: string;
};

/** Output of a command. If the reader has disconnected, `write` rejects and `status` throws, which ends the command. */
export type CommandOutput = {
  write(text: string): Promise<void>;
  /** Shows progress until the next status. */
  status(text: string): void;
};

export type CommandHandler = (request: CommandRequest, output: CommandOutput) => Promise<void>;

/** One line of a response. */
export type CommandMessage = { out: string } | { status: string } | { error: string } | { end: true };
