import { AutocompleteInput, SelectInput } from 'react-admin';
import { ListFilters } from '../records/list-filters.tsx';
import { PRODUCT_STATES } from './products-data.ts';
import { PRODUCT_TYPES } from './types.ts';
import { useCategories } from './use-shop.ts';

/** Two filters side by side on a phone. */
const HALF = { width: { xs: '42vw', sm: 200 } };

const STATES = Object.keys(PRODUCT_STATES).map((id) => ({ id, name: `counter.product.state.${id}` }));
const TYPES = PRODUCT_TYPES.map((id) => ({ id, name: `counter.product.type.${id}` }));

/** Filters of the product list. */
export const ProductFilters = () => {
  const categories = useCategories();
  return (
    <ListFilters
      search="counter.product.search"
      filters={[
        <SelectInput key="state" alwaysOn source="state" label="counter.product.status" choices={STATES} sx={HALF} />,
        <SelectInput key="type" alwaysOn source="type" label="counter.product.type_label" choices={TYPES} sx={HALF} />,
        <AutocompleteInput
          key="category"
          alwaysOn
          source="category"
          label="counter.product.category"
          choices={[...categories]}
          translateChoice={false}
          sx={{ width: { xs: '86vw', sm: 260 } }}
        />,
      ]}
    />
  );
};
