import pg from 'pg';

type Row = Record<string, unknown>;
export type Answer = { command: string; rowCount: number; rows: readonly Row[] };

/** What the columns of an answer are called, and how each is read. */
type Columns = { names: readonly string[]; readers: readonly ((text: string) => unknown)[] };

/** Columns by the names of prepared statements; the server refuses a statement whose columns have changed. */
export type KnownColumns = Map<string, Columns>;

type Statement = {
  text: string;
  /** Of a statement that the server keeps prepared. */
  name: string | undefined;
  values: readonly unknown[];
  columns: Columns | undefined;
  rows: Row[];
  command: string;
  /** Of an answer that cannot be read. */
  failure: unknown;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

/** The parts of node-postgres that its types leave out. */
type Wire = {
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  stream: { cork?: () => void; uncork?: () => void };
  query(text: string): void;
  parse(statement: { text: string; name: string | undefined }): void;
  bind(statement: { statement: string | undefined; values: readonly unknown[] }): void;
  describe(what: { type: 'P' }): void;
  execute(): void;
  sync(): void;
};
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils;

type Description = { fields: readonly { name: string; dataTypeID: number }[] };
type Reader = (text: string) => unknown;

const NO_COLUMNS: Columns = { names: [], readers: [] };

/** As the server answers what it no longer runs. */
const notRun = (): Error =>
  Object.assign(new Error('An earlier statement of the transaction failed.'), { code: '25P02' });

/** node-postgres takes nothing else on a pipelined connection. */
const Query = pg.Query as unknown as new (text: string) => object;

/**
 * Statements that are sent together and end with one Sync: the server answers them in one piece, and what follows one that
 * failed is not run. One of them alone is what node-postgres calls a query.
 */
export class Packet extends Query {
  declare text: string;
  declare name: string | undefined;
  readonly #statements: Statement[] = [];
  readonly #known: KnownColumns;
  readonly #readerOf: (type: number) => Reader;
  #at = 0;
  #isSimple = false;

  constructor(known: KnownColumns, readerOf: (type: number) => Reader) {
    super('');
    this.#known = known;
    this.#readerOf = readerOf;
  }

  /** A statement without name and values may be several, and must be alone. */
  add(text: string, values: readonly unknown[], name?: string): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const statement = { text, name, values: values.map(prepareValue), columns: undefined, rows: [] };
    this.#isSimple = name === undefined && values.length === 0;
    this.#statements.push({ ...statement, command: '', failure: undefined, resolve, reject });
    return promise;
  }

  submit(connection: unknown): void {
    const wire = connection as Wire;
    this.#turnTo(0);
    if (this.#isSimple) return wire.query(this.text);
    wire.stream.cork?.();
    try {
      for (const statement of this.#statements) this.#write(wire, statement);
      wire.sync();
    } finally {
      wire.stream.uncork?.();
    }
  }

  #write(wire: Wire, statement: Statement): void {
    const { name, text, values } = statement;
    if (name === undefined || !(wire.parsedStatements[name] || wire.submittedNamedStatements[name])) {
      wire.parse({ text, name });
      if (name !== undefined) wire.submittedNamedStatements[name] = text;
    }
    wire.bind({ statement: name, values });
    if (name !== undefined) statement.columns = this.#known.get(name);
    if (!statement.columns) wire.describe({ type: 'P' });
    wire.execute();
  }

  handleRowDescription({ fields }: Description): void {
    this.#statements[this.#at]!.columns = {
      names: fields.map(({ name }) => name),
      readers: fields.map(({ dataTypeID }) => this.#readerOf(dataTypeID)),
    };
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const statement = this.#statements[this.#at]!;
    const { names, readers } = statement.columns!;
    const row: Row = {};
    try {
      for (let i = 0; i < fields.length; i++) {
        const text = fields[i]!;
        row[names[i]!] = text === null ? null : readers[i]!(text);
      }
      statement.rows.push(row);
    } catch (error) {
      statement.failure ??= error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const statement = this.#statements[this.#at]!;
    statement.command = text;
    if (statement.name !== undefined) this.#known.set(statement.name, (statement.columns ??= NO_COLUMNS));
    if (!this.#isSimple) this.#turnTo(this.#at + 1);
  }

  handleEmptyQuery(): void {
    if (!this.#isSimple) this.#turnTo(this.#at + 1);
  }

  handleReadyForQuery(): void {
    this.#answer(this.#statements);
  }

  handleError(error: Error & { severity?: string }, connection: unknown): void {
    const { submittedNamedStatements } = connection as Wire;
    const [failed, ...unsent] = this.#statements.slice(this.#at);
    this.#answer(this.#statements.slice(0, this.#at));
    failed?.reject(error);
    for (const { name, reject } of unsent) {
      if (name !== undefined) delete submittedNamedStatements[name];
      reject(error.severity === 'ERROR' ? notRun() : error);
    }
  }

  handleCopyInResponse(connection: { sendCopyFail: (why: string) => void }): void {
    connection.sendCopyFail('No source stream defined');
  }

  handleCopyData(): void {}

  /** node-postgres notes under these what the server has prepared. */
  #turnTo(index: number): void {
    this.#at = index;
    this.text = this.#statements[index]?.text ?? '';
    this.name = this.#statements[index]?.name;
  }

  #answer(statements: readonly Statement[]): void {
    for (const { command, failure, rows, resolve, reject } of statements) {
      if (failure) reject(failure);
      else {
        const words = command.split(' ');
        resolve({ command: words[0]!, rowCount: Number(words.at(-1)) || 0, rows });
      }
    }
  }
}
