import { SILENT_MESSAGES, type GraphqlProblem } from '#contract/errors.ts';

const isSilent = (problem: GraphqlProblem): boolean => SILENT_MESSAGES.includes(problem.message);

const valueAt = (data: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      value === null || typeof value !== 'object' ? undefined : (value as Record<string | number, unknown>)[key],
    data,
  );

/** Copies `data` without the null entries of the list at `path`. */
const withoutHoles = (data: unknown, path: readonly (string | number)[]): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return Array.isArray(data) ? data.filter((entry) => entry !== null) : data;
  if (Array.isArray(data)) return data.map((entry, index) => (index === key ? withoutHoles(entry, rest) : entry));
  if (data === null || typeof data !== 'object') return data;
  const entry = (data as Record<string, unknown>)[key];
  return entry === undefined ? data : { ...data, [key]: withoutHoles(entry, rest) };
};

/**
 * Removes errors about out-of-stock lines, and the null lines they leave; the remaining lines have their own stock
 * status. Responses may be shared, so they are copied, not changed.
 */
export const removeSilentMessages = <T>(
  data: T,
  problems: readonly GraphqlProblem[],
): { data: T; problems: readonly GraphqlProblem[] } => {
  if (!problems.some(isSilent)) return { data, problems };
  const lists = problems.filter(isSilent).flatMap(({ path }) => {
    const list = path?.slice(0, -1);
    return list && Array.isArray(valueAt(data, list)) ? [list] : [];
  });
  const cleaned = lists.reduce<unknown>(withoutHoles, data) as T;
  return { data: cleaned, problems: problems.filter((problem) => !isSilent(problem)) };
};
