import { MAX_PHOTO_BYTES, PHOTOS_PATH } from '#contract/returns.ts';
import type { StoreViewCode } from '#contract/page-render.ts';
import type { CommerceClient } from '#storefront/platform/commerce/client.ts';
import { GraphqlError, isNetworkError } from '#storefront/platform/commerce/errors.ts';
import { saveFile } from '#storefront/ui/save-file.ts';
import type { AfterSalesFragment } from './api/get-after-sales.graphql.ts';
import { GetOrderPaperDocument } from './api/get-order-paper.graphql.ts';
import { RequestOrderReturnDocument } from './api/request-return.graphql.ts';

export type PhotoProblem = 'type' | 'size' | 'too-many' | 'offline' | 'failed';

const PROBLEMS: Readonly<Record<string, PhotoProblem>> = {
  PHOTO_TYPE: 'type',
  PHOTO_EMPTY: 'type',
  PHOTO_SIZE: 'size',
};
const STATUSES: Readonly<Record<number, PhotoProblem>> = { 413: 'size', 429: 'too-many' };

/** Sends a photograph to the shop, which keeps it a day for the claim. */
export const sendPhoto = async (
  file: File,
  storeView: StoreViewCode,
  send: typeof fetch = (...given) => fetch(...given),
): Promise<{ token: string } | { problem: PhotoProblem }> => {
  if (file.size > MAX_PHOTO_BYTES) return { problem: 'size' };
  let response: Response;
  try {
    response = await send(`/rest${PHOTOS_PATH}`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/octet-stream', store: storeView },
      body: file,
    });
  } catch {
    return { problem: 'offline' };
  }
  const answer = (await response.json().catch(() => ({}))) as { token?: string; error_code?: string };
  if (response.ok && answer.token) return { token: answer.token };
  return { problem: PROBLEMS[answer.error_code ?? ''] ?? STATUSES[response.status] ?? 'failed' };
};

export type Failure = 'offline' | 'too-many' | 'items' | 'message' | 'photos' | 'failed';

export type Wish = {
  token: string;
  request_id: string;
  kind: 'RETURN' | 'CLAIM';
  items: readonly { id: string; quantity: number }[];
  message: string | null;
  photos: readonly string[];
};

/** What of a request is wrong, or that it may pass later. */
const failureOf = (error: unknown): Failure => {
  if (isNetworkError(error)) return 'offline';
  if (!(error instanceof GraphqlError)) return 'failed';
  if (error.category === 'graphql-too-many-requests') return 'too-many';
  const codes = new Set(error.problems.map(({ code }) => code));
  return (
    (['items', 'message', 'photos'] as const).find((field) => codes.has(`RETURN_${field.toUpperCase()}`)) ?? 'failed'
  );
};

export const sendReturn = async (
  commerce: Pick<CommerceClient, 'mutate'>,
  { items, photos, ...wish }: Wish,
): Promise<{ after: AfterSalesFragment } | { failure: Failure }> => {
  try {
    const input = { ...wish, items: [...items], photos: [...photos] };
    const { requestOrderReturn } = await commerce.mutate(RequestOrderReturnDocument, { input }, { isIdempotent: true });
    return requestOrderReturn ? { after: requestOrderReturn } : { failure: 'failed' };
  } catch (error) {
    return { failure: failureOf(error) };
  }
};

/** Fetches a paper and hands it to the browser as a file. */
export const savePaper = async (
  commerce: Pick<CommerceClient, 'query'>,
  given: { token: string; number: string },
): Promise<void> => {
  const { orderPaper } = await commerce.query(GetOrderPaperDocument, given, { noCache: true });
  saveFile({ ...orderPaper, type: 'application/pdf' });
};
