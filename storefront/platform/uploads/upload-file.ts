import { fileProblemOf, type FileProblem } from '#contract/uploads.ts';
import type { StoreViewCode } from '#contract/page-render.ts';

export type UploadProblem = FileProblem | 'too-many' | 'offline' | 'failed';
export type Uploaded = { token: string; name?: string; bytes?: number };

const STATUSES: Readonly<Record<number, UploadProblem>> = { 413: 'size', 429: 'too-many', 503: 'busy' };

/** Sends a file to an upload endpoint, which stores it for a day until its form is sent. */
export const uploadFile = async (
  file: File,
  { path, storeView, token }: { path: string; storeView: StoreViewCode; token?: string | undefined },
  send: typeof fetch = (...given) => fetch(...given),
): Promise<({ uploaded: Uploaded } | { problem: UploadProblem }) & { status?: number }> => {
  let response: Response;
  try {
    response = await send(`/rest${path}`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/octet-stream',
        store: storeView,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: file,
    });
  } catch {
    return { problem: 'offline' };
  }
  const { status } = response;
  const body = (await response.json().catch(() => ({}))) as Partial<Uploaded> & { error_code?: string };
  if (response.ok && body.token) return { uploaded: { ...body, token: body.token }, status };
  return { problem: fileProblemOf(body.error_code ?? '') ?? STATUSES[status] ?? 'failed', status };
};
