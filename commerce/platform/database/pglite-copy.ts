import { EmscriptenBuiltinFilesystem } from '@electric-sql/pglite/basefs';

/** Of a dump, in memory that every thread of the process reads. */
export type Dump = SharedArrayBuffer;

type Entry = { path: string; isFolder: boolean; bytes: Uint8Array; time: number };
type Node = { contents: Uint8Array; usedBytes: number; mtime: number; stream_ops: StreamOperations };
type Stream = { node: Node };
type StreamOperations = { write(stream: Stream, ...rest: unknown[]): number };
type Files = {
  mkdirTree(path: string): void;
  writeFile(path: string, data: Uint8Array): void;
  lookupPath(path: string): { node: Node };
};

const PLACE = '/pglite/data';
const BLOCK = 512;
const FOLDER = '5';

const text = (block: Uint8Array, from: number, to: number): string => {
  const end = block.indexOf(0, from);
  return String.fromCharCode(...block.subarray(from, end < 0 ? to : Math.min(end, to)));
};
const octal = (block: Uint8Array, from: number, to: number): number => Number.parseInt(text(block, from, to), 8) || 0;

/** What a tar archive of PGlite's holds: paths of fewer than a hundred letters, without links. */
const entriesOf = (dump: Dump): Entry[] => {
  const whole = new Uint8Array(dump);
  const entries: Entry[] = [];
  for (let at = 0; at + BLOCK <= whole.length && whole[at] !== 0;) {
    const block = whole.subarray(at, at + BLOCK);
    const size = octal(block, 124, 136);
    at += BLOCK;
    entries.push({
      path: text(block, 0, 100),
      isFolder: text(block, 156, 157) === FOLDER,
      bytes: whole.subarray(at, at + size),
      time: octal(block, 136, 148) * 1000,
    });
    at += Math.ceil(size / BLOCK) * BLOCK;
  }
  return entries;
};

const EMPTY = new Uint8Array(0);

/** A file whose bytes are the dump's until it is first written to. */
const share = (node: Node, { bytes, time }: Entry): void => {
  node.contents = bytes;
  node.usedBytes = bytes.length;
  node.mtime = time;
  const own = node.stream_ops;
  node.stream_ops = {
    ...own,
    write: (stream, ...rest) => {
      if (node.contents === bytes) node.contents = bytes.slice();
      node.stream_ops = own;
      return own.write(stream, ...rest);
    },
  };
};

/** A folder in memory that begins as what is in a dump. Most of its files are never written to, and never copied. */
export class CopyOfDump extends EmscriptenBuiltinFilesystem {
  readonly #dump: Dump;

  constructor(dump: Dump) {
    super();
    this.#dump = dump;
  }

  override async initialSyncFs(): Promise<void> {
    const files = this.pg!.Module.FS as unknown as Files;
    files.mkdirTree(PLACE);
    for (const entry of entriesOf(this.#dump)) {
      const path = `${PLACE}${entry.path}`;
      if (entry.isFolder) files.mkdirTree(path);
      else {
        files.writeFile(path, EMPTY);
        share(files.lookupPath(path).node, entry);
      }
    }
  }
}
