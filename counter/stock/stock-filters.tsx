import type { RefObject } from 'react';
import { BooleanInput, FilterForm, ListContextProvider, SearchInput, useListContext, useTranslate } from 'react-admin';
import { SHORTCUT } from '../keyboard/shortcuts.ts';

/** Filters of the list. Once a row was pressed they are not applied any more: that would lead back to the list. */
export const StockFilters = ({ isLeaving }: { isLeaving: RefObject<boolean> }) => {
  const translate = useTranslate();
  const list = useListContext();
  const setFilters: typeof list.setFilters = (...given) => {
    if (!isLeaving.current) list.setFilters(...given);
  };
  return (
    <ListContextProvider value={{ ...list, setFilters }}>
      <FilterForm
        filters={[
          <SearchInput
            key="q"
            source="q"
            alwaysOn
            placeholder={translate('counter.stock.search')}
            slotProps={{ htmlInput: { 'aria-label': translate('counter.stock.search'), [SHORTCUT]: '/' } }}
            sx={{ minWidth: { xs: '100%', sm: 340 } }}
          />,
          <BooleanInput key="low" source="low" alwaysOn label="counter.stock.only_low" sx={{ ml: 1 }} />,
        ]}
      />
    </ListContextProvider>
  );
};
