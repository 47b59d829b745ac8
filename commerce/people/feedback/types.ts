import type { FeedbackField, FeedbackType } from '#contract/feedback.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';

export type Answers = Readonly<Record<FeedbackField, string | null>>;

/** Validated feedback of a visitor. */
export type Feedback = { type: FeedbackType; answers: Answers; fullname: string; email: string; phone: string };

export const FEEDBACK_STATES = ['new', 'read', 'answered', 'closed', 'spam'] as const;
export type FeedbackState = (typeof FEEDBACK_STATES)[number];

export type FeedbackRecord = Answers & {
  id: number;
  state: FeedbackState;
  storeView: string;
  language: Language;
  feedback_type: FeedbackType;
  user_fullname: string;
  user_email: string;
  user_phone: string;
  sentAt: Date;
};

/** A customer's own feedback, as shown in the account. */
export type OwnFeedback = Pick<
  FeedbackRecord,
  'feedback_type' | 'feedback_text' | 'product_name' | 'showroom_city' | 'user_phone' | 'sentAt'
>;
