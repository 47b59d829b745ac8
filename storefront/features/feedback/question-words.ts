import type { FeedbackChoice, FeedbackType } from '#contract/feedback.ts';
import type { MessageId } from '#storefront/generated/message-id.ts';
import type { Field, QuestionStep } from './steps.ts';

export const STEP_TITLES: Readonly<Record<QuestionStep, MessageId>> = {
  step1: 'feedback.step1',
  step2_1: 'feedback.step2_1',
  step2_2: 'feedback.step2_2',
  step2_3: 'feedback.step2_3',
  step2_4: 'feedback.step2_4',
  step3_1: 'feedback.step3_1',
  step3_2: 'feedback.step3_2',
  step4: 'feedback.step4',
};

export const QUESTIONS: Readonly<Record<Field, MessageId>> = {
  feedback_type: 'feedback.type',
  feedback_on: 'feedback.on',
  feedback_text: 'feedback.text',
  main_reason_visit: 'feedback.reason',
  objective_achieved: 'feedback.objective',
  overall_experience_rate: 'feedback.rate',
  product_is_specific: 'feedback.product.specific',
  product_name: 'feedback.product.name',
  showroom_city: 'feedback.city',
  user_fullname: 'field.full_name',
  user_email: 'field.email',
  user_phone: 'field.telephone',
};

const WORDS: Readonly<Record<FeedbackType | FeedbackChoice, MessageId>> = {
  website: 'feedback.type.website',
  product: 'feedback.type.product',
  showroom: 'feedback.type.showroom',
  general_feedback: 'feedback.type.general',
  look_around: 'feedback.reason.look_around',
  certain_product: 'feedback.reason.certain_product',
  prices: 'feedback.reason.prices',
  order: 'feedback.reason.order',
  advice: 'feedback.reason.advice',
  samples: 'feedback.reason.samples',
  slabs: 'feedback.reason.slabs',
  pickup: 'feedback.reason.pickup',
  quality: 'feedback.on.quality',
  selection: 'feedback.on.selection',
  price: 'feedback.on.price',
  information: 'feedback.on.information',
  availability: 'feedback.on.availability',
  service: 'feedback.on.service',
  delivery: 'feedback.on.delivery',
  returns: 'feedback.on.returns',
  idea: 'feedback.on.idea',
  other: 'feedback.other',
  yes: 'feedback.yes',
  partly: 'feedback.partly',
  no: 'feedback.no',
};

export const CHOICES: Readonly<Record<string, MessageId>> = WORDS;
