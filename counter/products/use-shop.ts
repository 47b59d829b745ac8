import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import { rest } from '../rest.ts';
import { inView, type Attribute, type Category, type View } from './types.ts';

const MINUTES_5 = 300_000;

/** The store views. The first one is the default view. Its texts apply to all views without their own. */
export const useViews = (): readonly View[] =>
  useQuery({
    queryKey: ['store configurations'],
    queryFn: () => rest<View[]>('GET', '/V1/store/storeConfigs'),
    staleTime: MINUTES_5,
  }).data ?? [];

export const languageOf = ({ locale }: View): string => locale.split('_')[0] ?? '';

/** A store view in the language of the screen, else the default view. */
export const useScreenView = (): View | undefined => {
  const [locale] = useLocaleState();
  const views = useViews();
  return views.find((view) => languageOf(view) === locale) ?? views[0];
};

/** The merchant's attributes in the language of a store view. */
export const useAttributesIn = (view: View | undefined): readonly Attribute[] => {
  const query =
    'searchCriteria[pageSize]=300&searchCriteria[sortOrders][0][field]=position&searchCriteria[sortOrders][0][direction]=ASC';
  const { data } = useQuery({
    queryKey: ['attributes', view?.code],
    queryFn: () => rest<{ items: Attribute[] }>('GET', inView(view!, `/V1/products/attributes?${query}`)),
    enabled: view !== undefined,
    staleTime: MINUTES_5,
  });
  return data?.items ?? [];
};

/** The merchant's attributes in the language of the screen. */
export const useAttributes = (): readonly Attribute[] => useAttributesIn(useScreenView());

export type CategoryChoice = { id: string; name: string };

const choicesOf = (category: Category, path: readonly string[]): CategoryChoice[] => {
  const names = [...path, category.name];
  return [
    { id: String(category.id), name: names.join(' / ') },
    ...category.children_data.flatMap((child) => choicesOf(child, names)),
  ];
};

/** Categories with the names of their ancestors, in the language of the screen. */
export const useCategories = (): readonly CategoryChoice[] => {
  const view = useScreenView();
  const { data } = useQuery({
    queryKey: ['categories', view?.code],
    queryFn: () => rest<Category>('GET', inView(view!, '/V1/categories')),
    enabled: view !== undefined,
    staleTime: MINUTES_5,
  });
  return data?.children_data.flatMap((child) => choicesOf(child, [])) ?? [];
};

const languageNames = (locale: string): Intl.DisplayNames =>
  new Intl.DisplayNames([`${locale}-CA`], { type: 'language' });

const countryOf = ({ locale }: View): string => locale.split('_')[1] ?? '';

const countryNames = (locale: string): Intl.DisplayNames => new Intl.DisplayNames([`${locale}-CA`], { type: 'region' });

/** Names of store views: the language, and the country where several views have the language. */
export const useViewName = (): ((view: View) => string) => {
  const [locale] = useLocaleState();
  const views = useViews();
  return (view) => {
    const language = languageNames(locale).of(languageOf(view)) ?? view.locale;
    const name = language.charAt(0).toUpperCase() + language.slice(1);
    const same = views.filter((one) => languageOf(one) === languageOf(view));
    if (same.length < 2) return name;
    const hasOwnCountry = same.every((one) => one === view || countryOf(one) !== countryOf(view));
    return `${name} (${hasOwnCountry ? countryNames(locale).of(countryOf(view)) : view.code})`;
  };
};
