/** A text of a third of its length fits whatever its letters are. */
const scratch = Buffer.allocUnsafeSlow(64 * 1024);

const MOST_BYTES_A_LETTER = 3;

/** Written once, for its length in bytes is known only then. */
const bytesOf = (text: string): Buffer => {
  if (text.length * MOST_BYTES_A_LETTER <= scratch.length) return copyOf(scratch.subarray(0, scratch.write(text)));
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
};

const copyOf = (content: Uint8Array): Buffer => {
  const bytes = Buffer.allocUnsafeSlow(content.byteLength);
  bytes.set(content);
  return bytes;
};

/**
 * Content in memory of its own, for what is cached. Small results of `Buffer.from` and of zlib are windows on a shared block of
 * up to 64 KiB, and the whole block stays in memory as long as one of them does.
 */
export const ownBytes = (content: string | Uint8Array): Buffer => {
  if (typeof content === 'string') return bytesOf(content);
  return content.byteLength === content.buffer.byteLength ? Buffer.from(content.buffer) : copyOf(content);
};
