import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const BUFFER_BYTES = 1024 * 1024;

/** A list of JSON values in a temporary file, for lists that exceed the memory. */
export class ScratchFile<T> {
  readonly #descriptor: number;
  /** Position of the byte after each value. */
  readonly #ends: number[] = [];
  #buffered: Buffer[] = [];
  #bufferedBytes = 0;
  #writtenBytes = 0;

  constructor(path: string) {
    this.#descriptor = openSync(path, 'w+', 0o600);
  }

  get length(): number {
    return this.#ends.length;
  }

  /** Returns the index of the value. */
  add(value: T): number {
    const bytes = Buffer.from(JSON.stringify(value));
    this.#buffered.push(bytes);
    this.#bufferedBytes += bytes.length;
    const index = this.#ends.push(this.#writtenBytes + this.#bufferedBytes) - 1;
    if (this.#bufferedBytes > BUFFER_BYTES) this.#flush();
    return index;
  }

  at(index: number): T {
    const end = this.#ends[index];
    if (end === undefined) throw new RangeError(`There is no value ${index}.`);
    if (end > this.#writtenBytes) this.#flush();
    const start = this.#ends[index - 1] ?? 0;
    const bytes = Buffer.allocUnsafe(end - start);
    readSync(this.#descriptor, bytes, 0, bytes.length, start);
    return JSON.parse(bytes.toString()) as T;
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #flush(): void {
    writeSync(this.#descriptor, Buffer.concat(this.#buffered), 0, this.#bufferedBytes, this.#writtenBytes);
    this.#writtenBytes += this.#bufferedBytes;
    this.#buffered = [];
    this.#bufferedBytes = 0;
  }
}

/** A temporary directory for scratch files that only the shop's user can read. */
export class Scratch {
  readonly #folder: string;
  readonly #files: ScratchFile<unknown>[] = [];

  /** Recreates the directory, because a killed process may have left files. */
  constructor(folder: string) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#folder = folder;
  }

  file<T>(name: string): ScratchFile<T> {
    const file = new ScratchFile<T>(join(this.#folder, name));
    this.#files.push(file);
    return file;
  }

  close(): void {
    for (const file of this.#files) file.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
