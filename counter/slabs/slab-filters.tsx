import { FilterForm, SearchInput, SelectInput, useTranslate } from 'react-admin';
import { SHORTCUT } from '../keyboard/shortcuts.ts';
import { SLAB_STATES } from '#contract/slabs.ts';

const CHOICES = SLAB_STATES.map((id) => ({ id, name: `counter.slab.state.${id}` }));

export const SlabFilters = () => {
  const translate = useTranslate();
  return (
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
};
