import type { Socket } from 'node:net';
import { rawResponse } from './raw-response.ts';

const STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Responds to data that Node could not parse as a request: too slow, headers too large, or not HTTP. */
export const handleMalformedRequest = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  socket.end(rawResponse(STATUS[error.code ?? ''] ?? 400), () => socket.destroy());
};
