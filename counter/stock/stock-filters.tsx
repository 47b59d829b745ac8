import { BooleanInput } from 'react-admin';
import { ListFilters } from '../records/list-filters.tsx';

/** Filters of the list. */
export const StockFilters = () => (
  <ListFilters
    search="counter.stock.search"
    filters={[<BooleanInput key="low" source="low" alwaysOn label="counter.stock.only_low" sx={{ pl: 1.5 }} />]}
  />
);
