import type { FeedbackField, FeedbackType } from '#contract/feedback.ts';

export type QuestionStep = 'step1' | 'step2_1' | 'step2_2' | 'step2_3' | 'step2_4' | 'step3_1' | 'step3_2' | 'step4';
export type Step = QuestionStep | 'loading' | 'step5';

export type ContactField = 'user_fullname' | 'user_email' | 'user_phone';
export type Field = 'feedback_type' | FeedbackField | ContactField;
export type Answers = Readonly<Partial<Record<Field, string>>>;

export type Choice = string;

/** One question, how it is shown, and its condition. */
export type Question = {
  name: Field;
  kind: 'cards' | 'options' | 'select' | 'rating' | 'text' | 'product' | 'city' | 'name' | 'email' | 'phone';
  choices?: readonly Choice[];
  isShown?: (answers: Answers) => boolean;
};

type StepData = { questions: readonly Question[]; next: (answers: Answers) => Step };

const SECOND: Readonly<Record<FeedbackType, QuestionStep>> = {
  website: 'step2_1',
  product: 'step2_2',
  showroom: 'step2_3',
  general_feedback: 'step2_4',
};

const rate: Question = { name: 'overall_experience_rate', kind: 'rating', choices: ['1', '2', '3', '4', '5'] };
const words: Question = { name: 'feedback_text', kind: 'text' };
const toContact = (): Step => 'step4';

/** Questions and next step of each step. */
export const STEPS: Readonly<Record<QuestionStep, StepData>> = {
  step1: {
    questions: [
      { name: 'feedback_type', kind: 'cards', choices: ['website', 'product', 'showroom', 'general_feedback'] },
    ],
    next: ({ feedback_type }) => SECOND[feedback_type as FeedbackType],
  },
  step2_1: {
    questions: [
      {
        name: 'main_reason_visit',
        kind: 'select',
        choices: ['look_around', 'certain_product', 'prices', 'order', 'advice', 'other'],
      },
      { name: 'objective_achieved', kind: 'options', choices: ['yes', 'partly', 'no'] },
    ],
    next: () => 'step3_1',
  },
  step2_2: {
    questions: [
      {
        name: 'feedback_on',
        kind: 'select',
        choices: ['quality', 'selection', 'price', 'information', 'availability', 'other'],
      },
      { name: 'product_is_specific', kind: 'options', choices: ['yes', 'no'] },
      { name: 'product_name', kind: 'product', isShown: ({ product_is_specific }) => product_is_specific === 'yes' },
      words,
    ],
    next: toContact,
  },
  step2_3: {
    questions: [
      { name: 'showroom_city', kind: 'city' },
      {
        name: 'main_reason_visit',
        kind: 'select',
        choices: ['look_around', 'samples', 'slabs', 'advice', 'pickup', 'other'],
      },
    ],
    next: () => 'step3_2',
  },
  step2_4: {
    questions: [
      { name: 'feedback_on', kind: 'select', choices: ['service', 'delivery', 'returns', 'idea', 'other'] },
      words,
    ],
    next: toContact,
  },
  step3_1: { questions: [rate, words], next: toContact },
  step3_2: { questions: [rate, words], next: toContact },
  step4: {
    questions: [
      { name: 'user_fullname', kind: 'name' },
      { name: 'user_email', kind: 'email' },
      { name: 'user_phone', kind: 'phone' },
    ],
    next: () => 'loading',
  },
};

/** The questions of a step whose conditions are met. */
export const questionsOf = (step: Step, answers: Answers): readonly Question[] =>
  step === 'loading' || step === 'step5'
    ? []
    : STEPS[step].questions.filter(({ isShown }) => !isShown || isShown(answers));

/** Number of question steps of a type; four until it is known. */
export const stepCount = ({ feedback_type }: Answers): number =>
  feedback_type === 'product' || feedback_type === 'general_feedback' ? 3 : 4;
