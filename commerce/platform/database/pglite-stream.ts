import { Duplex } from 'node:stream';
import type { PGliteThread } from './pglite-process.ts';

const SYNC = 0x53;
const QUERY = 0x51;
const TERMINATE = 0x58;

/** AuthenticationOk, the parameters node-postgres reads, BackendKeyData, ReadyForQuery(idle). */
const greeting = (): Buffer => {
  const message = (type: string, body: Buffer): Buffer => {
    const head = Buffer.alloc(5);
    head.write(type);
    head.writeInt32BE(body.length + 4, 1);
    return Buffer.concat([head, body]);
  };
  const parameter = (name: string, value: string): Buffer => message('S', Buffer.from(`${name}\0${value}\0`));
  return Buffer.concat([
    message('R', Buffer.alloc(4)),
    parameter('client_encoding', 'UTF8'),
    parameter('server_encoding', 'UTF8'),
    parameter('DateStyle', 'ISO, MDY'),
    message('K', Buffer.alloc(8)),
    message('Z', Buffer.from('I')),
  ]);
};

/**
 * A socket for node-postgres whose other end is a PGlite thread. Protocol messages are sent in batches (up to a Sync or
 * a simple Query), so one query is one message each way.
 */
export class PGliteStream extends Duplex {
  readonly #thread: () => Promise<PGliteThread>;
  #pending: Buffer = Buffer.alloc(0);
  #isGreeted = false;

  constructor(thread: () => Promise<PGliteThread>) {
    super({ allowHalfOpen: false });
    this.#thread = thread;
  }

  connect(): this {
    this.#thread().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#take(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#take(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  #take(bytes: Buffer, done: (error?: Error) => void): void {
    if (!this.#isGreeted) {
      this.#isGreeted = true;
      this.push(greeting());
      return done();
    }
    const buffer = this.#pending.length > 0 ? Buffer.concat([this.#pending, bytes]) : bytes;
    let complete = 0;
    for (let at = 0; at + 5 <= buffer.length;) {
      const type = buffer[at];
      const next = at + 1 + buffer.readInt32BE(at + 1);
      if (type === TERMINATE) {
        this.push(null);
        return done();
      }
      if (next > buffer.length) break;
      if (type === SYNC || type === QUERY) complete = next;
      at = next;
    }
    this.#pending = buffer.subarray(complete);
    if (complete === 0) return done();
    this.#thread()
      .then((thread) => thread.send(new Uint8Array(buffer.subarray(0, complete))))
      .then(
        (answer) => {
          this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
          done();
        },
        (error: Error) => done(error),
      );
  }
}
