import { useQueries } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import { useFormats } from '../formats.ts';
import { inView, type View } from '../products/types.ts';
import { languageOf, useViews } from '../products/use-shop.ts';
import { rest } from '../rest.ts';

type Country = { id: string; available_regions?: readonly { code: string; name: string }[] };

/** Countries of all store views, with their regions and their names in the language of the screen. */
export const useShowroomCountries = () => {
  const { country } = useFormats();
  const [locale] = useLocaleState();
  const views = useViews();
  const isRead = (view: View): boolean => languageOf(view) === locale;
  // The last view with a country names its regions.
  const sorted = [...views.filter((view) => !isRead(view)), ...views.filter(isRead)];
  const results = useQueries({
    queries: sorted.map((view) => ({
      queryKey: ['countries of view', view.code],
      queryFn: () => rest<Country[]>('GET', inView(view, '/V1/directory/countries')),
    })),
  });
  const byId = new Map(results.flatMap(({ data }) => data ?? []).map((one) => [one.id, one]));
  return [...byId.values()].map((one) => ({ ...one, name: country(one.id) }));
};
