/** The rules of a review: the form validates with them while it is filled in, the back end before it keeps it. */
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

/** Ratings of a criterion, as the contract sends them. */
export const STARS = [5, 4, 3, 2, 1] as const;
export type Stars = (typeof STARS)[number];

/** Photographs of one review. */
export const MAX_REVIEW_PHOTOS = 5;
/** Bytes of one photograph as it is sent. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
/** What photographs may be; each is checked by its content. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Path of the endpoint that takes a photograph: `POST` with the file as its body. */
export const PHOTOS_PATH = '/V1/reviews/photos';

/** Orders of reviews, by their names in an address; the first one is that of an address without one. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSortName = (typeof REVIEW_SORTS)[number];

/** Reviews of one page. */
export const REVIEWS_A_PAGE = 10;

/** The stars that stand for an average of 0 to 100. */
export const starsOf = (average: number): Stars => Math.min(5, Math.max(1, Math.round(average / 20))) as Stars;
