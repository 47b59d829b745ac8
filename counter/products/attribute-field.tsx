import { Autocomplete, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { TranslatedField, type TextColumn } from './text-fields.tsx';
import type { Attribute } from './types.ts';

type Props = {
  attribute: Attribute;
  columns: readonly TextColumn[];
  /** Ids of options, joined by commas, or the text of a store view. */
  valueOf: (storeId: number) => string;
  onChange: (storeId: number, value: string) => void;
};

const NUMBER = /^-?\d+(\.\d+)?$/;

/** The value of an attribute: choices with their labels, yes or no, or a text. Numbers have no translation. */
export const AttributeField = ({ attribute, columns, valueOf, onChange }: Props) => {
  const translate = useTranslate();
  const { default_frontend_label: label, frontend_input: input, options } = attribute;
  const value = valueOf(0);
  if (input === 'multiselect')
    return (
      <Autocomplete
        multiple
        size="small"
        options={[...options]}
        value={options.filter((option) => value.split(',').includes(option.value))}
        onChange={(_, chosen) => onChange(0, chosen.map((option) => option.value).join(','))}
        renderInput={(parameters) => <TextField {...parameters} label={label} />}
      />
    );
  if (input === 'select' || input === 'boolean')
    return (
      <TextField
        select
        fullWidth
        size="small"
        label={label}
        value={value}
        onChange={({ target }) => onChange(0, target.value)}
      >
        <MenuItem value="">{translate('counter.product.no_value')}</MenuItem>
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </TextField>
    );
  const isNumber = NUMBER.test(value) && columns.every(({ storeId }) => storeId === 0 || valueOf(storeId) === '');
  return (
    <TranslatedField
      label={label}
      columns={isNumber ? columns.slice(0, 1) : columns}
      valueOf={valueOf}
      onChange={onChange}
    />
  );
};
