import { useQuery } from '@tanstack/react-query';
import { problemOf } from '../problem.ts';
import { rest } from '../rest.ts';
import { useSessionEnd } from '../use-session-end.ts';

const PROBLEMS = { RANGE_INVALID: 'counter.figures.range_invalid' };

/** Reads figures. `problem` is the key of an error's text. */
export const useFigures = <T>(name: string, query: string) => {
  const { data, error, isFetching } = useQuery({
    queryKey: ['figures', name, query],
    queryFn: () => rest<T>('GET', `/V1/figures/${name}?${query}`),
    retry: false,
  });
  useSessionEnd(error);
  return { data, problem: error ? problemOf(error, PROBLEMS) : undefined, isFetching };
};
