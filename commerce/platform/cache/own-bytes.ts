/**
 * Content in a block of memory of its own, for caches. Small results of `Buffer.from` and of zlib are windows on a shared
 * block of up to 64 KiB, which stays in memory as long as one of its windows does.
 */
export const ownBytes = (content: string | Uint8Array): Buffer => {
  if (typeof content !== 'string' && content.byteLength === content.buffer.byteLength)
    return Buffer.from(content.buffer);
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(content));
  if (typeof content === 'string') bytes.write(content);
  else bytes.set(content);
  return bytes;
};
