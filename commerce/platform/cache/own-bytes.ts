/**
 * Content in memory of its own, for what is cached. Small results of `Buffer.from` and of zlib are windows on a shared block of
 * up to 64 KiB, and the whole block stays in memory as long as one of them does.
 */
export const ownBytes = (content: string | Uint8Array): Buffer => {
  if (typeof content === 'string') {
    const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(content));
    bytes.write(content);
    return bytes;
  }
  if (content.byteLength === content.buffer.byteLength) return Buffer.from(content.buffer);
  const bytes = Buffer.allocUnsafeSlow(content.byteLength);
  bytes.set(content);
  return bytes;
};
