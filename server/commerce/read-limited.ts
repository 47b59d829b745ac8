/** Reads a whole body; rejects as soon as it exceeds `most` bytes. */
export const readLimited = async (response: Response, most: number): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    if (length > most) throw new Error(`The response is longer than ${most} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
};
