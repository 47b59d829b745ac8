import { isTradeDocumentName, MAX_TRADE_DOCUMENT_BYTES, TRADE_DOCUMENTS_PATH } from '#contract/trade.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { uploadFile, type UploadProblem } from '#storefront/platform/uploads/upload-file.ts';

/** An uploaded file. */
export type Pdf = { token: string; name: string };

/** Uploads a file of the signed-in customer; the shop stores it for a day until its form is sent. */
export const sendDocument = async (
  file: File,
  { session, storeView }: Pick<Platform, 'session' | 'storeView'>,
  send?: typeof fetch,
): Promise<{ paper: Pdf } | { problem: UploadProblem }> => {
  if (!isTradeDocumentName(file.name) || file.size === 0) return { problem: 'type' };
  if (file.size > MAX_TRADE_DOCUMENT_BYTES) return { problem: 'size' };
  const token = session.token();
  const path = `${TRADE_DOCUMENTS_PATH}?name=${encodeURIComponent(file.name)}`;
  const outcome = await uploadFile(file, { path, storeView: storeView.code, token }, send);
  if (outcome.status === 401 && token) session.doubt();
  if ('problem' in outcome) return { problem: outcome.problem };
  return { paper: { token: outcome.uploaded.token, name: outcome.uploaded.name ?? file.name } };
};
