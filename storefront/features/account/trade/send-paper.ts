import { isTradeDocumentName, MAX_TRADE_DOCUMENT_BYTES, TRADE_DOCUMENTS_PATH } from '#contract/trade.ts';
import type { Platform } from '#storefront/platform/platform.tsx';

/** A file that the shop has taken. */
export type Paper = { token: string; name: string };
export type PaperProblem = 'type' | 'size' | 'unsafe' | 'too-many' | 'offline' | 'failed';

const PROBLEMS: Readonly<Record<string, PaperProblem>> = {
  TRADE_FILE_TYPE: 'type',
  TRADE_FILE_EMPTY: 'type',
  TRADE_FILE_SIZE: 'size',
  TRADE_FILE_UNSAFE: 'unsafe',
};
const STATUSES: Readonly<Record<number, PaperProblem>> = { 413: 'size', 429: 'too-many' };

/** Sends a file of the signed-in customer to the shop, which keeps it a day for what it is sent with. */
export const sendPaper = async (
  file: File,
  { session, storeView }: Pick<Platform, 'session' | 'storeView'>,
  send: typeof fetch = (...given) => fetch(...given),
): Promise<{ paper: Paper } | { problem: PaperProblem }> => {
  if (!isTradeDocumentName(file.name) || file.size === 0) return { problem: 'type' };
  if (file.size > MAX_TRADE_DOCUMENT_BYTES) return { problem: 'size' };
  const token = session.token();
  let response: Response;
  try {
    response = await send(`/rest${TRADE_DOCUMENTS_PATH}?name=${encodeURIComponent(file.name)}`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/octet-stream',
        store: storeView.code,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: file,
    });
  } catch {
    return { problem: 'offline' };
  }
  if (response.status === 401 && token) session.doubt();
  const answer = (await response.json().catch(() => ({}))) as Partial<Paper> & { error_code?: string };
  if (response.ok && answer.token) return { paper: { token: answer.token, name: answer.name ?? file.name } };
  return { problem: PROBLEMS[answer.error_code ?? ''] ?? STATUSES[response.status] ?? 'failed' };
};
