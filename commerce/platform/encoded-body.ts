import { ownBytes } from './cache/own-bytes.ts';
import { compressNow, decompressBrotli } from './compression.ts';
import { weakEtag } from './etag.ts';
import type { Encoding } from './negotiate.ts';

/** A response body in the encodings that clients accept. Each encoding is made on first request and then cached. */
export class EncodedBody {
  /** Weak, because all encodings share it. */
  readonly etag: string;
  /** Number of bytes without compression. */
  readonly length: number;
  /** Number of bytes stored once every encoding is made. */
  readonly maxStored: number;
  readonly #encodings: Map<Encoding, Buffer>;

  private constructor(plain: Buffer, stored: Encoding, bytes: Buffer) {
    this.etag = weakEtag(plain);
    this.length = plain.byteLength;
    this.maxStored = Math.ceil(bytes.byteLength * (stored === 'identity' ? 1.5 : 2.5));
    this.#encodings = new Map([[stored, bytes]]);
  }

  static plain(text: string): EncodedBody {
    const plain = ownBytes(text);
    return new EncodedBody(plain, 'identity', plain);
  }

  /** Stores Brotli in place of plain bytes, which takes a sixth of the memory. */
  static compressed(text: string): EncodedBody {
    const plain = Buffer.from(text);
    return new EncodedBody(plain, 'br', compressNow(plain, 'br'));
  }

  in(encoding: Encoding): Buffer {
    const known = this.#encodings.get(encoding);
    if (known) return known;
    // Not stored: only a body stored as Brotli lacks its plain bytes.
    if (encoding === 'identity') return decompressBrotli(this.in('br'));
    const bytes = compressNow(this.in('identity'), encoding);
    this.#encodings.set(encoding, bytes);
    return bytes;
  }
}
