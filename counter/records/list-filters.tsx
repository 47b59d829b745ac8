import type { ReactElement } from 'react';
import {
  FilterForm,
  ListContextProvider,
  SearchInput,
  useListContext,
  useTranslate,
  type SearchInputProps,
} from 'react-admin';
import { useLocation } from 'react-router-dom';
import { SHORTCUT } from '../keyboard/shortcuts.ts';

/** Properties of the search field of a list. `label` is a message id. */
export const useSearchField = (label: string): SearchInputProps => {
  const translate = useTranslate();
  return {
    source: 'q',
    alwaysOn: true,
    placeholder: translate(label),
    slotProps: { htmlInput: { 'aria-label': translate(label), [SHORTCUT]: '/' } },
    sx: { minWidth: { xs: '100%', sm: 340 } },
  };
};

/**
 * Filters of a list, applied half a second after typing. They are not applied after a row was opened, because the
 * filter would navigate back to the list.
 */
export const ListFilters = ({ search, filters = [] }: { search: string; filters?: ReactElement[] }) => {
  const list = useListContext();
  const { pathname } = useLocation();
  const field = useSearchField(search);
  const setFilters: typeof list.setFilters = (...given) => {
    if (window.location.hash.split('?')[0] === `#${pathname}`) list.setFilters(...given);
  };
  return (
    <ListContextProvider value={{ ...list, setFilters }}>
      <FilterForm filters={[<SearchInput key="q" {...field} />, ...filters]} />
    </ListContextProvider>
  );
};
