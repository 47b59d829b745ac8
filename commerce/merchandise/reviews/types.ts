import type { Stars } from '#contract/reviews.ts';
import type { Language, StoreViewCode } from '#commerce/platform/store-view-types.ts';

export type ReviewStatus = 'pending' | 'approved' | 'rejected';

/** Texts by language. */
type Labels = Readonly<Record<Language, string>>;

/** A criterion of ratings in reviews.yaml. */
export type CriterionInput = { code: string; labels: Labels };
export type Criterion = CriterionInput & { id: number };

/** Who may write reviews, and the criteria of ratings. */
export type ReviewRule = { guestsMayWrite: boolean; criteria: readonly Criterion[] };

/** A review of the sample catalogue. `ratings` by criterion code. */
export type SampleReview = {
  sku: string;
  language: Language;
  nickname: string;
  summary: string;
  text: string;
  ratings: Readonly<Record<string, Stars>>;
  writtenAt: Date;
};

/** Content of reviews.yaml. */
export type ReviewsInput = {
  guestsMayWrite: boolean;
  criteria: readonly CriterionInput[];
  samples: readonly SampleReview[];
};

export type Rating = { criterionId: number; value: Stars };

/** A validated review. */
export type NewReview = {
  requestId: string | null;
  nickname: string;
  summary: string;
  text: string;
  ratings: readonly Rating[];
  /** Tokens of photographs. */
  photos: readonly string[];
};

/** A photograph of a review, with its random file name. */
export type Photo = { reviewId: number; storedAs: string; width: number; height: number };

export type Review = {
  id: number;
  productId: number;
  language: Language;
  /** Null after the writer's account was deleted. */
  nickname: string | null;
  summary: string;
  text: string;
  average: number;
  stars: Stars;
  isVerified: boolean;
  isSample: boolean;
  status: ReviewStatus;
  writtenAt: Date;
};

export type ReviewInFull = Review & { ratings: readonly Rating[]; photos: readonly Photo[] };

/** Number and average of a product's approved reviews, without samples. */
export type RatingSummary = { count: number; average: number };

/** For staff: a review with all its data. */
export type ReviewRecord = {
  id: number;
  status: ReviewStatus;
  writtenAt: Date;
  sku: string;
  stars: Stars;
  ratings: string;
  nickname: string | null;
  summary: string;
  text: string;
  photos: number;
  isVerified: boolean;
  isGuest: boolean;
  language: Language;
  storeView: StoreViewCode;
  decidedAt: Date | null;
};
