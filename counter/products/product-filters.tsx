import { AutocompleteInput, FilterForm, SearchInput, SelectInput, useTranslate } from 'react-admin';
import { SHORTCUT } from '../keyboard/shortcuts.ts';
import { PRODUCT_STATES } from './products-data.ts';
import { PRODUCT_TYPES } from './types.ts';
import { useCategories } from './use-shop.ts';

/** Two filters side by side on a phone. */
const HALF = { width: { xs: '42vw', sm: 200 } };

const STATES = Object.keys(PRODUCT_STATES).map((id) => ({ id, name: `counter.product.state.${id}` }));
const TYPES = PRODUCT_TYPES.map((id) => ({ id, name: `counter.product.type.${id}` }));

/** Filters of the product list. */
export const ProductFilters = () => {
  const translate = useTranslate();
  const categories = useCategories();
  return (
    <FilterForm
      filters={[
        <SearchInput
          key="q"
          source="q"
          alwaysOn
          placeholder={translate('counter.product.search')}
          slotProps={{ htmlInput: { 'aria-label': translate('counter.product.search'), [SHORTCUT]: '/' } }}
          sx={{ minWidth: { xs: '100%', sm: 300 } }}
        />,
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
