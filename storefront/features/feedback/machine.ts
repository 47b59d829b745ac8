import { questionsOf, STEPS, type Answers, type Field, type QuestionStep, type Step } from './steps.ts';

/** `history` holds the steps gone through, the oldest first. */
export type FeedbackState = { step: Step; history: readonly QuestionStep[]; answers: Answers };

export const START: FeedbackState = { step: 'step1', history: [], answers: {} };

const isQuestion = (step: Step): step is QuestionStep => step !== 'loading' && step !== 'step5';

/** Another type makes every earlier answer pointless. */
export const answer = (state: FeedbackState, name: Field, value: string): FeedbackState => {
  if (name === 'feedback_type') return value === state.answers.feedback_type ? state : { ...state, answers: { feedback_type: value } };
  return { ...state, answers: { ...state.answers, [name]: value } };
};

/** To the step that follows from the answers; what is sent comes after the last question. */
export const advance = (state: FeedbackState): FeedbackState => {
  if (!isQuestion(state.step)) return state;
  return { ...state, step: STEPS[state.step].next(state.answers), history: [...state.history, state.step] };
};

/** To the step before; from the first one nowhere. While something is sent, and once it is, there is no way back. */
export const back = (state: FeedbackState): FeedbackState => {
  const step = state.history.at(-1);
  return isQuestion(state.step) && step ? { ...state, step, history: state.history.slice(0, -1) } : state;
};

export const succeed = (state: FeedbackState): FeedbackState => (state.step === 'loading' ? { ...state, step: 'step5', history: [] } : state);

/** Back to the contact details, with everything that was answered. */
export const fail = (state: FeedbackState): FeedbackState => (state.step === 'loading' ? { ...state, step: 'step4', history: state.history.slice(0, -1) } : state);

/** The answers of every step gone through, and of no other. */
export const givenAnswers = ({ history, answers }: FeedbackState): Answers => {
  const names = history.flatMap((step) => questionsOf(step, answers).map(({ name }) => name));
  return Object.fromEntries(names.flatMap((name) => (answers[name] === undefined ? [] : [[name, answers[name]] as const])));
};
