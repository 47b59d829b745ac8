import { questionsOf, STEPS, type Answers, type Field, type QuestionStep, type Step } from './steps.ts';

/** `history` contains the earlier steps, oldest first. */
export type FeedbackState = { step: Step; history: readonly QuestionStep[]; answers: Answers };

export const START: FeedbackState = { step: 'step1', history: [], answers: {} };

const isQuestion = (step: Step): step is QuestionStep => step !== 'loading' && step !== 'step5';

/** Changing the type discards all earlier answers. */
export const answer = (state: FeedbackState, name: Field, value: string): FeedbackState => {
  if (name === 'feedback_type')
    return value === state.answers.feedback_type ? state : { ...state, answers: { feedback_type: value } };
  return { ...state, answers: { ...state.answers, [name]: value } };
};

/** Moves to the next step according to the answers; after the last step, to sending. */
export const advance = (state: FeedbackState): FeedbackState => {
  if (!isQuestion(state.step)) return state;
  return { ...state, step: STEPS[state.step].next(state.answers), history: [...state.history, state.step] };
};

/** Moves to the previous step, if there is one; not while or after sending. */
export const back = (state: FeedbackState): FeedbackState => {
  const step = state.history.at(-1);
  return isQuestion(state.step) && step ? { ...state, step, history: state.history.slice(0, -1) } : state;
};

export const succeed = (state: FeedbackState): FeedbackState =>
  state.step === 'loading' ? { ...state, step: 'step5', history: [] } : state;

/** Returns to the contact details; all answers stay. */
export const fail = (state: FeedbackState): FeedbackState =>
  state.step === 'loading' ? { ...state, step: 'step4', history: state.history.slice(0, -1) } : state;

/** The answers of the visited steps only. */
export const givenResponses = ({ history, answers }: FeedbackState): Answers => {
  const names = history.flatMap((step) => questionsOf(step, answers).map(({ name }) => name));
  return Object.fromEntries(
    names.flatMap((name) => (answers[name] === undefined ? [] : [[name, answers[name]] as const])),
  );
};
