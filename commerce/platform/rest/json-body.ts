import { CommerceError, InputError } from '../errors.ts';

/** A JSON request body, or the parsed value when the HTTP layer has parsed it already. Throws Magento's 400s. */
export const readJsonBody = (body: unknown, contentType: string | undefined): unknown => {
  const isText = typeof body === 'string' || body instanceof Uint8Array;
  if (body === undefined || body === null || (isText && body.length === 0)) return undefined;
  if (!contentType) throw new InputError('Content-Type header is empty.');
  if (!/^[\w.+-]+\/[\w.+-]+/.test(contentType)) throw new InputError('Content-Type header is invalid.');
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(contentType)?.[1];
  if (charset && charset.toLowerCase() !== 'utf-8') throw new InputError('UTF-8 is the only supported charset.');
  if (!isText) return body;
  try {
    return JSON.parse(typeof body === 'string' ? body : Buffer.from(body).toString());
  } catch (error) {
    if (error instanceof CommerceError) throw error;
    throw new InputError('Decoding error: %1', {
      parameters: [error instanceof Error ? error.message : 'Syntax error'],
    });
  }
};
