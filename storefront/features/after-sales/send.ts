import { MAX_PHOTO_BYTES, PHOTOS_PATH } from '#contract/returns.ts';
import type { StoreViewCode } from '#contract/page-render.ts';
import type { CommerceClient } from '#storefront/platform/commerce/client.ts';
import { GraphqlError, isNetworkError } from '#storefront/platform/commerce/errors.ts';
import { uploadFile, type UploadProblem } from '#storefront/platform/uploads/upload-file.ts';
import { saveFile } from '#storefront/ui/save-file.ts';
import type { AfterSalesFragment } from './api/get-after-sales.graphql.ts';
import { GetOrderPaperDocument } from './api/get-order-paper.graphql.ts';
import { RequestOrderReturnDocument } from './api/request-return.graphql.ts';

/** Uploads a photo; the shop stores it for a day until the claim is sent. */
export const sendPhoto = async (
  file: File,
  storeView: StoreViewCode,
  send?: typeof fetch,
): Promise<{ token: string } | { problem: UploadProblem }> => {
  if (file.size > MAX_PHOTO_BYTES) return { problem: 'size' };
  const outcome = await uploadFile(file, { path: PHOTOS_PATH, storeView }, send);
  return 'problem' in outcome ? { problem: outcome.problem } : { token: outcome.uploaded.token };
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

/** Classifies the error of a request: invalid input, or a temporary failure. */
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

/** Downloads a document. */
export const savePdf = async (
  commerce: Pick<CommerceClient, 'query'>,
  given: { token: string; number: string },
): Promise<void> => {
  const { orderPaper } = await commerce.query(GetOrderPaperDocument, given, { noCache: true });
  saveFile({ ...orderPaper, type: 'application/pdf' });
};
