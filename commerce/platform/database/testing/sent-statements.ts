import pg from 'pg';

export type Sent = { text: string; values: readonly unknown[] };

const listeners = new Set<(sent: Sent) => void>();

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...call: [text: unknown, values?: unknown]) {
  const [text, values] = call;
  if (typeof text === 'string')
    for (const listener of listeners) listener({ text, values: Array.isArray(values) ? values : [] });
  return Reflect.apply(query, this, call) as unknown;
} as typeof query;

/** Calls `listener` with every statement that this process sends; returns a function that stops it. */
export const onStatement = (listener: (sent: Sent) => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The statements that `work` sends to the database, with `begin` and `commit`. */
export const sentBy = async (work: () => Promise<unknown>): Promise<readonly Sent[]> => {
  const sent: Sent[] = [];
  const stop = onStatement((statement) => sent.push(statement));
  try {
    await work();
    return sent;
  } finally {
    stop();
  }
};
