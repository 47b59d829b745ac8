/** Topics of feedback; the first question of the form. */
export const FEEDBACK_TYPES = ['website', 'product', 'showroom', 'general_feedback'] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** Form fields besides the contact details. */
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

/** Options of the multiple-choice questions. */
export const FEEDBACK_CHOICES = [
  'look_around',
  'certain_product',
  'prices',
  'order',
  'advice',
  'samples',
  'slabs',
  'pickup',
  'quality',
  'selection',
  'price',
  'information',
  'availability',
  'service',
  'delivery',
  'returns',
  'idea',
  'other',
  'yes',
  'partly',
  'no',
] as const;
export type FeedbackChoice = (typeof FEEDBACK_CHOICES)[number];

/** Maximum number of characters of the message, and of each other field. */
export const MAX_FEEDBACK_LENGTH = 2000;
export const MAX_ANSWER_LENGTH = 255;

const NEEDED: Readonly<Record<FeedbackType, readonly FeedbackField[]>> = {
  website: ['main_reason_visit', 'objective_achieved', 'overall_experience_rate', 'feedback_text'],
  product: ['product_is_specific', 'feedback_on', 'feedback_text'],
  showroom: ['showroom_city', 'main_reason_visit', 'overall_experience_rate', 'feedback_text'],
  general_feedback: ['feedback_on', 'feedback_text'],
};

/** Required fields of a topic; feedback about a certain product also needs its name. */
export const neededFields = (type: FeedbackType, isSpecific: boolean): readonly FeedbackField[] =>
  type === 'product' && isSpecific ? [...NEEDED.product, 'product_name'] : NEEDED[type];
