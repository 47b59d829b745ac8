import type { FeedbackField, FeedbackType } from '#contract/feedback.ts';
import type { Language } from '#commerce/stores/types.ts';

export type Answers = Readonly<Record<FeedbackField, string | null>>;

/** What a visitor has to say, checked. */
export type Feedback = { type: FeedbackType; answers: Answers; fullname: string; email: string; phone: string };

export type FeedbackRecord = Answers & {
  id: number;
  storeView: string;
  language: Language;
  feedback_type: FeedbackType;
  user_fullname: string;
  user_email: string;
  user_phone: string;
  sentAt: Date;
};
