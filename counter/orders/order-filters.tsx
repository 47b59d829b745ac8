import type { RefObject } from 'react';
import {
  DateInput,
  FilterForm,
  ListContextProvider,
  SearchInput,
  SelectInput,
  useListContext,
  useTranslate,
} from 'react-admin';
import { SHORTCUT } from '../keyboard/shortcuts.ts';
import { ORDER_STATUSES, TO_PACK } from './types.ts';

/** Two filters side by side on a phone. */
const HALF = { width: { xs: '44vw', sm: 200 } };

const CHOICES = [
  { id: TO_PACK, name: 'counter.today.orders_to_pack' },
  ...ORDER_STATUSES.map((id) => ({ id, name: `counter.status.${id}` })),
];

/**
 * Filters of the list, applied half a second after typing. Once a row was pressed they are not applied any more: that
 * would lead back from the order to the list.
 */
export const OrderFilters = ({ isLeaving }: { isLeaving: RefObject<boolean> }) => {
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
            placeholder={translate('counter.orders_search')}
            slotProps={{ htmlInput: { 'aria-label': translate('counter.orders_search'), [SHORTCUT]: '/' } }}
            sx={{ minWidth: { xs: '100%', sm: 340 } }}
          />,
          <SelectInput
            key="status"
            alwaysOn
            source="status"
            label="counter.order.status"
            choices={CHOICES}
            sx={HALF}
          />,
          <DateInput key="day" alwaysOn source="day" label="counter.order.day" sx={HALF} />,
        ]}
      />
    </ListContextProvider>
  );
};
