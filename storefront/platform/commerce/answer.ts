import { SILENT_MESSAGES, type GraphqlProblem } from '#contract/errors.ts';
import { GraphqlFailure } from './failure.ts';

export type RawError = { message: string; path?: readonly (string | number)[]; extensions?: Readonly<Record<string, unknown>> };
export type RawAnswer = { data?: unknown; errors?: readonly RawError[] | null };

export type ErrorPolicy = 'none' | 'all';

const problemOf = ({ message, path, extensions }: RawError): GraphqlProblem => ({
  message,
  path,
  category: typeof extensions?.category === 'string' ? extensions.category : undefined,
  code: typeof extensions?.error_code === 'string' ? extensions.error_code : undefined,
});

/** What a caller gets of an answer. Messages of stock are taken out: the lines say it themselves. With `all`, data that came with errors is given. */
export const readAnswer = <T>(answer: RawAnswer, policy: ErrorPolicy = 'none'): T => {
  const problems = (answer.errors ?? []).filter((error) => !SILENT_MESSAGES.some((message) => error.message.includes(message))).map(problemOf);
  if (problems.length && !(policy === 'all' && answer.data)) throw new GraphqlFailure(problems, answer.data);
  if (answer.data === undefined || answer.data === null) throw new GraphqlFailure([{ message: 'The answer holds no data' }], undefined);
  return answer.data as T;
};
