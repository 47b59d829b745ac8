import { DateInput, SelectInput } from 'react-admin';
import { ListFilters } from '../records/list-filters.tsx';
import { ORDER_STATUSES, TO_PACK } from './types.ts';

/** Two filters side by side on a phone. */
const HALF = { width: { xs: '42vw', sm: 200 } };

const CHOICES = [
  { id: TO_PACK, name: 'counter.today.orders_to_pack' },
  ...ORDER_STATUSES.map((id) => ({ id, name: `counter.status.${id}` })),
];

/** Filters of the list. */
export const OrderFilters = () => (
  <ListFilters
    search="counter.orders_search"
    filters={[
      <SelectInput key="status" alwaysOn source="status" label="counter.order.status" choices={CHOICES} sx={HALF} />,
      <DateInput key="day" alwaysOn source="day" label="counter.order.day" sx={HALF} />,
    ]}
  />
);
