import { List, ListItem, ListItemButton, ListItemText, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import { focusFirstField } from '../focus.ts';
import { SHORTCUT } from '../keyboard/shortcuts.ts';
import { problemOf } from '../problem.ts';
import { rest } from '../rest.ts';
import { searchQuery } from '../search-criteria.ts';
import { useSessionEnd } from '../use-session-end.ts';
import type { Customer } from './types.ts';

const LEAST = 2;

const search = async (text: string, signal: AbortSignal): Promise<readonly Customer[]> => {
  const query = searchQuery({
    groups: [[['search', text]]],
    page: 1,
    perPage: 10,
    sort: { field: 'entity_id', order: 'DESC' },
  });
  return (await rest<{ items: readonly Customer[] }>('GET', `/V1/customers/search?${query}`, { signal })).items;
};

const detailsOf = ({ email, addresses }: Customer): string => {
  const [address] = addresses;
  return [email, address?.company, address?.telephone, address?.city].filter(Boolean).join(' · ');
};

type Props = { onChoose: (customer: Customer) => void; isBusy: boolean };

/** Finds customers by name, email, telephone or company while the person types. */
export const CustomerSearch = ({ onChoose, isBusy }: Props) => {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const { data, error } = useQuery({
    queryKey: ['customers', wanted],
    queryFn: ({ signal }) => search(wanted, signal),
    enabled: wanted.length >= LEAST,
    placeholderData: (before) => before,
  });
  useSessionEnd(error);
  return (
    <Stack spacing={1} ref={focusFirstField}>
      <TextField
        label={translate('counter.phone.find_customer')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        type="search"
        autoComplete="off"
        slotProps={{ htmlInput: { [SHORTCUT]: '/' } }}
      />
      {wanted.length >= LEAST && (
        <List disablePadding aria-live="polite">
          {data?.map((customer) => (
            <ListItem key={customer.id} disablePadding divider>
              <ListItemButton onClick={() => onChoose(customer)} disabled={isBusy} sx={{ minHeight: 56 }}>
                <ListItemText
                  primary={`${customer.firstname} ${customer.lastname}`}
                  secondary={detailsOf(customer)}
                  slotProps={{ secondary: { sx: { overflowWrap: 'anywhere' } } }}
                />
              </ListItemButton>
            </ListItem>
          ))}
          {!data && <Typography>{translate(error ? problemOf(error) : 'counter.phone.searching')}</Typography>}
          {data?.length === 0 && <Typography>{translate('counter.phone.nobody')}</Typography>}
        </List>
      )}
    </Stack>
  );
};
