import type { Stars } from '#contract/reviews.ts';
import type { Language, StoreViewCode } from '#commerce/platform/store-view-types.ts';

/** What becomes of a review: staff approve or reject it. */
export type ReviewStatus = 'pending' | 'approved' | 'rejected';

/** Texts by language. */
type Labels = Readonly<Record<Language, string>>;

/** Something that products are rated by, as reviews.yaml has it. */
export type CriterionInput = { code: string; labels: Labels };
export type Criterion = CriterionInput & { id: number };

/** Who may write, and what products are rated by. */
export type ReviewRule = { guestsMayWrite: boolean; criteria: readonly Criterion[] };

/** A review of the sample catalogue. `ratings`: by code of criterion. */
export type SampleReview = {
  sku: string;
  language: Language;
  nickname: string;
  summary: string;
  text: string;
  ratings: Readonly<Record<string, Stars>>;
  writtenAt: Date;
};

/** What reviews.yaml says. */
export type ReviewsInput = {
  guestsMayWrite: boolean;
  criteria: readonly CriterionInput[];
  samples: readonly SampleReview[];
};

export type Rating = { criterionId: number; value: Stars };

/** A review that was sent, checked. */
export type NewReview = {
  requestId: string | null;
  nickname: string;
  summary: string;
  text: string;
  ratings: readonly Rating[];
  /** Tokens of photographs. */
  photos: readonly string[];
};

/** A photograph of a review, by its random name. */
export type Photo = { reviewId: number; storedAs: string; width: number; height: number };

export type Review = {
  id: number;
  productId: number;
  language: Language;
  /** Null once the writer's account is deleted. */
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

/** How a product is rated: approved reviews, samples left out. */
export type RatingSummary = { count: number; average: number };

/** For staff: a review with everything kept of it. */
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
