import { Autocomplete, Box, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { filterCode, filterKey, filterText, parseFilterText } from '#contract/list-address.ts';
import { useAttributesIn } from '../products/use-shop.ts';
import type { Attribute, View } from '../products/types.ts';

type Props = { parameters: string; onChange: (parameters: string) => void; view: View };

const isFilter = ({ frontend_input: input, is_filterable: isFilterable }: Attribute): boolean =>
  isFilterable && (input === 'select' || input === 'multiselect');

/** Narrows the category of a menu entry to values of one attribute. Keeps other parameters. */
export const MenuFilters = ({ parameters, onChange, view }: Props) => {
  const translate = useTranslate();
  const attributes = useAttributesIn(view).filter(isFilter);
  const given = [...new URLSearchParams(parameters)];
  const [chosen, setChosen] = useState(() => given.flatMap(([key]) => filterCode(key) ?? [])[0] ?? '');
  const attribute = attributes.find(({ attribute_code: code }) => code === chosen);
  const options = attribute?.options.filter(({ value }) => value) ?? [];
  const values = given.flatMap(([key, text]) =>
    filterCode(key) === chosen ? (parseFilterText(text)?.value ?? []) : [],
  );
  const others = given.filter(([key]) => filterCode(key) !== chosen);
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
      <TextField
        select
        size="small"
        label={translate('counter.content.menu_filter')}
        value={attribute ? chosen : ''}
        onChange={({ target }) => {
          onChange(new URLSearchParams(others).toString());
          setChosen(target.value);
        }}
      >
        <MenuItem value="">{translate('counter.content.menu_filter_none')}</MenuItem>
        {attributes.map(({ attribute_code: code, default_frontend_label: label }) => (
          <MenuItem key={code} value={code}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {attribute && (
        <Autocomplete
          multiple
          size="small"
          options={options}
          value={options.filter(({ value }) => values.includes(value))}
          onChange={(_, picked) =>
            onChange(
              new URLSearchParams([
                ...others,
                ...picked.map(({ label, value }) => [filterKey(chosen), filterText(label, value)]),
              ]).toString(),
            )
          }
          getOptionLabel={({ label }) => label}
          getOptionKey={({ value }) => value}
          renderInput={(input) => <TextField {...input} label={translate('counter.content.menu_filter_values')} />}
        />
      )}
    </Box>
  );
};
