import { Duplex } from 'node:stream';
import type { PGliteThread } from './pglite-process.ts';

const TERMINATE = 0x58;

/**
 * A socket for node-postgres whose other end is a PGlite thread. node-postgres writes whole protocol messages, all of
 * one query together: each write is one request to the thread, and its response is read before the next write.
 */
export class PGliteStream extends Duplex {
  readonly #thread: () => Promise<PGliteThread>;

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

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(bytes: Buffer, _encoding: string, done: (error?: Error) => void): void {
    // PGlite's session outlives its connections.
    if (bytes[0] === TERMINATE) return done();
    this.#thread()
      .then((thread) => thread.send(bytes))
      .then(
        (response) => {
          this.push(response);
          done();
        },
        (error: Error) => done(error),
      );
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'buffer', done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }
}
