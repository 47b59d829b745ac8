import { SelectInput } from 'react-admin';
import { SLAB_STATES } from '#contract/slabs.ts';
import { ListFilters } from '../records/list-filters.tsx';

const CHOICES = SLAB_STATES.map((id) => ({ id, name: `counter.slab.state.${id}` }));

/** Filters of the list. */
export const SlabFilters = () => (
  <ListFilters
    search="counter.stock.search"
    filters={[
      <SelectInput
        key="state"
        source="state"
        alwaysOn
        label="counter.slab.state_label"
        choices={CHOICES}
        sx={{ width: { xs: '80vw', sm: 200 } }}
      />,
    ]}
  />
);
