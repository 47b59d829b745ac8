import type { CreateProductReviewInput } from '#contract/generated/schema-types.ts';
import { MAX_REVIEW_PHOTOS, REVIEW_FIELDS, REVIEW_RULES, type Stars } from '#contract/reviews.ts';
import type { ReviewField } from '#contract/reviews.ts';
import { firstProblem } from '#contract/validation.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { translations } from '#commerce/platform/messages.ts';
import { checkRequestId } from '#commerce/platform/request-id.ts';
import { cleanLine, cleanText } from '#commerce/platform/clean-text.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import messages from './messages.json' with { type: 'json' };
import type { Criterion, NewReview, Rating } from './types.ts';

/** Reviews, and photographs for them, per IP address. */
export const WRITE_RATE = { limit: 10, perSeconds: 3600 };
export const UPLOAD_RATE = { limit: 60, perSeconds: 3600 };
/** Total size of photographs that belong to no review yet. */
export const MAX_PENDING_BYTES = 512 * 1024 ** 2;

const say = translations(messages);

const CODES = {
  refused: 'REVIEW_REFUSED',
  already: 'REVIEW_ALREADY',
  photo_gone: 'REVIEW_PHOTOS',
  photos_many: 'REVIEW_PHOTOS',
  photo_type: 'REVIEW_PHOTO_TYPE',
  photo_size: 'REVIEW_PHOTO_SIZE',
  photo_pixels: 'REVIEW_PHOTO_PIXELS',
  photo_busy: 'REVIEW_PHOTO_BUSY',
} as const;

/** A refusal in the shopper's language, with the contract's code. */
export const refusal = (why: keyof typeof CODES, language: Language): InputError =>
  new InputError(say(language)(`reviews.refusal.${why}`), {
    code: CODES[why],
    ...(why === 'photo_busy' ? { status: 503 } : {}),
  });

/** Replaces the author's name after the account was deleted. */
export const formerWriter = (language: Language): string => say(language)('reviews.former');

/** Preserves line breaks, with at most one empty line between paragraphs. */
const cleanReview = (text: string): string => cleanText(text).replaceAll(/\n{3,}/g, '\n\n');

const uid = (id: number): string => Buffer.from(String(id)).toString('base64');

export const criterionUid = ({ id }: Criterion): string => uid(id);

/** Like Magento, the values of all criteria are numbered consecutively. */
export const valueUid = ({ id }: Criterion, value: Stars): string => uid((id - 1) * 5 + value);

type GivenRatings = CreateProductReviewInput['ratings'];
const ALL: readonly Stars[] = [1, 2, 3, 4, 5];

/** One rating for each criterion; undefined if any is missing, repeated or unknown. */
const checkedRatings = (given: GivenRatings, criteria: readonly Criterion[]): readonly Rating[] | undefined => {
  const ratings = criteria.flatMap((criterion): Rating[] => {
    const [one, another] = given.filter((rating) => rating?.id === criterionUid(criterion));
    const value = one && !another && ALL.find((each) => valueUid(criterion, each) === one.value_id);
    return value ? [{ criterionId: criterion.id, value }] : [];
  });
  return ratings.length === criteria.length && given.length === criteria.length ? ratings : undefined;
};

/** Average of ratings, 0 to 100. */
export const averageOf = (ratings: readonly { value: Stars }[]): number =>
  ratings.length === 0 ? 0 : (ratings.reduce((sum, { value }) => sum + value, 0) / ratings.length) * 20;

const TOKEN = /^[A-Za-z0-9]{32}$/;

const fieldError = (field: ReviewField, code: string, language: Language): InputError =>
  new InputError(say(language)(code === 'required' ? 'reviews.problem.required' : 'reviews.problem.too_long'), {
    code: `REVIEW_${field.toUpperCase()}`,
  });

/** Validated and trimmed. Throws all problems in the shopper's language, each with its field's code. */
export const checkedReview = (
  input: CreateProductReviewInput,
  criteria: readonly Criterion[],
  language: Language,
): NewReview => {
  if (input.website) throw refusal('refused', language);
  if (input.request_id) checkRequestId(input.request_id);
  const values: Readonly<Record<ReviewField, string>> = {
    nickname: cleanLine(input.nickname),
    summary: cleanLine(input.summary),
    text: cleanReview(input.text),
  };
  const errors = REVIEW_FIELDS.flatMap((field) => {
    const problem = firstProblem(values[field], REVIEW_RULES[field]);
    return problem ? [fieldError(field, problem.code, language)] : [];
  });
  const ratings = checkedRatings(input.ratings, criteria);
  if (!ratings) errors.push(new InputError(say(language)('reviews.problem.ratings'), { code: 'REVIEW_RATINGS' }));
  const photos = [...new Set(input.photos ?? [])];
  if (photos.length > MAX_REVIEW_PHOTOS) errors.push(refusal('photos_many', language));
  else if (!photos.every((token) => TOKEN.test(token))) errors.push(refusal('photo_gone', language));
  const [only, ...others] = errors;
  if (only) throw others.length ? new InputError(only.message, { errors }) : only;
  return { requestId: input.request_id ?? null, ...values, ratings: ratings ?? [], photos };
};
