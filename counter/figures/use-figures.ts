import { useQuery } from '@tanstack/react-query';
import { problemOf } from '../problem.ts';
import { inView } from '../products/types.ts';
import { useScreenView } from '../products/use-shop.ts';
import { rest } from '../rest.ts';
import { useSessionEnd } from '../use-session-end.ts';

const PROBLEMS = { RANGE_INVALID: 'counter.figures.range_invalid' };

/** Reads figures with texts in the language of the screen. `problem` is the key of an error's text. */
export const useFigures = <T>(name: string, query: string) => {
  const view = useScreenView();
  const { data, error, isFetching } = useQuery({
    queryKey: ['figures', name, query, view?.code],
    queryFn: () => rest<T>('GET', inView(view!, `/V1/figures/${name}?${query}`)),
    enabled: view !== undefined,
    retry: false,
  });
  useSessionEnd(error);
  return { data, problem: error ? problemOf(error, PROBLEMS) : undefined, isFetching };
};
