/**
 * Copies content to its own buffer, for caches. Small results of `Buffer.from` and of zlib share a block of up to 64
 * KiB, which remains in memory as long as any of them.
 */
export const ownBytes = (content: string | Uint8Array): Buffer => {
  if (typeof content !== 'string' && content.byteLength === content.buffer.byteLength)
    return Buffer.from(content.buffer);
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(content));
  if (typeof content === 'string') bytes.write(content);
  else bytes.set(content);
  return bytes;
};
