/** Validation rules of reviews, shared by the form and the back end. */
import { hasMaxLength, required, type Rule } from './validation.ts';

export const MAX_REVIEW_NICKNAME = 40;
export const MAX_REVIEW_SUMMARY = 120;
export const MAX_REVIEW_TEXT = 4000;

export const REVIEW_FIELDS = ['nickname', 'summary', 'text'] as const;
export type ReviewField = (typeof REVIEW_FIELDS)[number];

export const REVIEW_RULES: Readonly<Record<ReviewField, readonly Rule[]>> = {
  nickname: [required, hasMaxLength(MAX_REVIEW_NICKNAME)],
  summary: [required, hasMaxLength(MAX_REVIEW_SUMMARY)],
  text: [required, hasMaxLength(MAX_REVIEW_TEXT)],
};

/** Ratings of one criterion. */
export const STARS = [5, 4, 3, 2, 1] as const;
export type Stars = (typeof STARS)[number];

/** Photographs per review. */
export const MAX_REVIEW_PHOTOS = 5;
/** Maximum size of one photograph. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
/** Allowed file types; the back end checks the content. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Upload endpoint: `POST` with the file as body. */
export const PHOTOS_PATH = '/V1/reviews/photos';

/** Sort orders by their name in the URL; the first is the default. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSortName = (typeof REVIEW_SORTS)[number];

/** Reviews per page. */
export const REVIEWS_A_PAGE = 10;

/** Converts an average of 0 to 100 into stars. */
export const starsOf = (average: number): Stars => Math.min(5, Math.max(1, Math.round(average / 20))) as Stars;
