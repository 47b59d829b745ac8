/** What feedback can be about; the first question. */
export const FEEDBACK_TYPES = ['website', 'product', 'showroom', 'general_feedback'] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** Answers beside the contact details. */
export type FeedbackField =
  | 'feedback_on'
  | 'feedback_text'
  | 'main_reason_visit'
  | 'objective_achieved'
  | 'overall_experience_rate'
  | 'product_is_specific'
  | 'product_name'
  | 'showroom_city';

export const FEEDBACK_FIELDS: readonly FeedbackField[] = [
  'feedback_on',
  'feedback_text',
  'main_reason_visit',
  'objective_achieved',
  'overall_experience_rate',
  'product_is_specific',
  'product_name',
  'showroom_city',
];

/** Characters at most of the visitor's own words, and of any other answer. */
export const LONGEST_FEEDBACK = 2000;
export const LONGEST_ANSWER = 255;

const NEEDED: Readonly<Record<FeedbackType, readonly FeedbackField[]>> = {
  website: ['main_reason_visit', 'objective_achieved', 'overall_experience_rate', 'feedback_text'],
  product: ['product_is_specific', 'feedback_on', 'feedback_text'],
  showroom: ['showroom_city', 'main_reason_visit', 'overall_experience_rate', 'feedback_text'],
  general_feedback: ['feedback_on', 'feedback_text'],
};

/** The answers a type needs; one about a certain product names it as well. */
export const neededFields = (type: FeedbackType, isSpecific: boolean): readonly FeedbackField[] =>
  type === 'product' && isSpecific ? [...NEEDED.product, 'product_name'] : NEEDED[type];
