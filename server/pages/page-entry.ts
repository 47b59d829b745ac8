import type { PageKind } from '#contract/page-kind.ts';
import { compress, compressNow, decompress } from '../http/compress.ts';
import { weakEtag } from '#commerce/platform/etag.ts';
import type { Encoding } from '#commerce/platform/negotiate.ts';

export type PageHead = {
  status: number;
  headers: Readonly<Record<string, string>>;
  tags: ReadonlySet<string>;
  /** Whether all guests may share it. */
  isShared: boolean;
  kind: PageKind;
};

const HITS_BEFORE_SMALL = 3;

/** Longest encoding of a UTF-16 unit. */
const MAX_UNIT_BYTES = 3;
let scratch = Buffer.alloc(0);

/** In UTF-8 until the next call: writing to memory that is there takes a third of the time of `Buffer.from`. */
const encoded = (text: string): Buffer => {
  if (scratch.byteLength < MAX_UNIT_BYTES * text.length) scratch = Buffer.allocUnsafeSlow(MAX_UNIT_BYTES * text.length);
  return scratch.subarray(0, scratch.write(text));
};

/**
 * One cached response. It is stored compressed; other encodings are made once, on demand, and a page with many hits is
 * recompressed smaller in the background.
 */
export class PageEntry {
  readonly head: PageHead;
  readonly etag: string;
  readonly #bodies: Map<Encoding, Buffer>;
  readonly #pending = new Map<Encoding, Promise<Buffer>>();
  #hits = 0;

  private constructor(head: PageHead, etag: string, br: Buffer) {
    this.head = head;
    this.etag = etag;
    this.#bodies = new Map([['br', br]]);
  }

  static create(head: PageHead, html: string): PageEntry {
    const body = encoded(html);
    const etag = weakEtag(body);
    return new PageEntry(head, etag, compressNow(body));
  }

  /** Bytes held once every encoding is made, for the cache's limit. */
  get bytes(): number {
    return 2_000 + Math.round(2.5 * (this.#bodies.get('br')?.byteLength ?? 0));
  }

  /** The body when it is ready in this encoding. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#bodies.get(encoding);
  }

  /** The body in this encoding, made on demand (once, however many wait). */
  body(encoding: Encoding): Promise<Buffer> {
    const pending = this.#pending.get(encoding) ?? this.#make(encoding).finally(() => this.#pending.delete(encoding));
    this.#pending.set(encoding, pending);
    return pending;
  }

  /** Counts a hit; a page with enough of them is recompressed smaller. The promise is for tests. */
  hit(): Promise<void> | undefined {
    this.#hits += 1;
    return this.#hits === HITS_BEFORE_SMALL ? this.#shrink() : undefined;
  }

  async #shrink(): Promise<void> {
    const source = await this.#plain();
    const [br, gzip] = await Promise.all([compress(source, 'br', 'small'), compress(source, 'gzip', 'small')]);
    this.#bodies.set('br', br).set('gzip', gzip);
  }

  async #make(encoding: Encoding): Promise<Buffer> {
    const ready = this.#bodies.get(encoding);
    if (ready) return ready;
    const plain = await this.#plain();
    if (encoding === 'identity') return plain;
    const body = await compress(plain, encoding, 'fast');
    this.#bodies.set(encoding, body);
    return body;
  }

  #plain(): Promise<Buffer> {
    return decompress(this.#bodies.get('br') ?? Buffer.alloc(0), 'br');
  }
}
