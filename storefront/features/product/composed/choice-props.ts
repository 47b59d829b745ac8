import type { Answer, Choice } from './choices.ts';

export type ChoiceFieldProps = {
  choice: Choice;
  answer: Answer;
  /** What percentages are of, in minor units. */
  base: number;
  currency: string;
  error: string | undefined;
  onAnswer: (answer: Answer) => void;
};
