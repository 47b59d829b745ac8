import { MAX_PHOTO_BYTES, PHOTOS_PATH, PHOTO_TYPES, REVIEW_FIELDS } from '#contract/reviews.ts';
import type { CreateProductReviewInput } from '#contract/generated/schema-types.ts';
import type { StoreViewCode } from '#contract/page-render.ts';
import type { CommerceClient } from '#storefront/platform/commerce/client.ts';
import { captchaMessage } from '#storefront/platform/captcha/captcha.ts';
import { GraphqlError, isNetworkError } from '#storefront/platform/commerce/errors.ts';
import { uploadFile, type UploadProblem } from '#storefront/platform/uploads/upload-file.ts';
import { CreateProductReviewDocument } from './api/create-product-review.graphql.ts';

/** An uploaded photograph. */
export type TakenPhoto = { token: string; name: string };

/** Uploads a photo; the shop stores it for a day until the review is sent. */
export const sendPhoto = async (
  file: File,
  storeView: StoreViewCode,
  send?: typeof fetch,
): Promise<{ photo: TakenPhoto } | { problem: UploadProblem }> => {
  if (!PHOTO_TYPES.some((type) => type === file.type)) return { problem: 'type' };
  if (file.size > MAX_PHOTO_BYTES) return { problem: 'size' };
  const outcome = await uploadFile(file, { path: PHOTOS_PATH, storeView }, send);
  if ('problem' in outcome) return { problem: outcome.problem };
  return { photo: { token: outcome.uploaded.token, name: file.name } };
};

export type Failure = 'offline' | 'too-many' | 'failed' | 'captcha.failed' | 'captcha.refused';
/**
 * `problems`: the shop's messages by field, including `photos` and `ratings`; `refusal`: a message about the whole review.
 */
export type Outcome =
  | { isSaved: true }
  | { problems: Readonly<Record<string, string>> }
  | { refusal: string }
  | { failure: Failure };

const FIELDS = [...REVIEW_FIELDS, 'ratings', 'photos'] as const;

const isStockMagento = (error: unknown): boolean =>
  error instanceof GraphqlError && error.problems.some(({ message }) => /is not defined by type/.test(message));

const outcomeOf = (error: unknown): Outcome => {
  if (isNetworkError(error)) return { failure: 'offline' };
  const captcha = captchaMessage(error);
  if (captcha) return { failure: captcha };
  if (!(error instanceof GraphqlError)) return { failure: 'failed' };
  if (error.category === 'graphql-too-many-requests') return { failure: 'too-many' };
  const problems = error.problems.flatMap(({ code, message }) => {
    const field = FIELDS.find((each) => code === `REVIEW_${each.toUpperCase()}`);
    return field ? [[field, message] as const] : [];
  });
  if (problems.length > 0) return { problems: Object.fromEntries(problems) };
  const refusal = error.problems.find(({ code }) => code?.startsWith('REVIEW_'));
  return refusal ? { refusal: refusal.message } : { failure: 'failed' };
};

/** Sends a review; a Magento without our fields gets it without photographs. */
export const sendReview = async (
  commerce: Pick<CommerceClient, 'mutate'>,
  input: CreateProductReviewInput,
): Promise<Outcome> => {
  try {
    await commerce.mutate(CreateProductReviewDocument, { input }, { isIdempotent: true });
    return { isSaved: true };
  } catch (error) {
    if (!isStockMagento(error)) return outcomeOf(error);
  }
  const { photos: _photos, request_id: _id, website: _website, ...plain } = input;
  try {
    await commerce.mutate(CreateProductReviewDocument, { input: plain });
    return { isSaved: true };
  } catch (error) {
    return outcomeOf(error);
  }
};
