import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { Title, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Section } from '../orders/section.tsx';
import { useScreenView } from '../products/use-shop.ts';
import { useStoreViews } from '../store-views.ts';
import { enterAccountAddress } from './account-address.ts';
import { CustomerSearch } from './customer-search.tsx';
import type { Customer } from './types.ts';
import { useSending } from './use-cart.ts';

/** Chooses the customer and the store view of an order by telephone. */
export const PhoneOrderStart = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const views = useStoreViews();
  const screenView = useScreenView();
  const [viewCode, setViewCode] = useState('');
  const [email, setEmail] = useState('');
  const { send, problem, isSending } = useSending();

  const open = (number: number): void => void navigate(`/phone-order/${number}`);
  const startFor = async (customer: Customer): Promise<void> => {
    const { id, store_id: storeId } = customer;
    const code = viewCode || (views.find((view) => view.id === storeId) ?? views[0])?.code;
    const number = await send<number>('POST', `/${code}/V1/customers/${id}/carts`);
    if (number === undefined) return;
    await enterAccountAddress(send, number, customer);
    open(number);
  };
  const startForGuest = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const number = await send<number>('POST', `/${viewCode || screenView?.code}/V1/carts`, { body: { email } });
    if (number !== undefined) open(number);
  };

  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 1100 }}>
      <Title title={translate('counter.phone.short')} />
      <Typography component="h1" variant="h5">
        {translate('counter.phone.title')}
      </Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      <TextField
        select
        label={translate('counter.phone.view')}
        value={viewCode}
        onChange={({ target }) => setViewCode(target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ maxWidth: 420 }}
      >
        <MenuItem value="">{translate('counter.phone.view_of_account')}</MenuItem>
        {views.map(({ code, name }) => (
          <MenuItem key={code} value={code}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' }, alignItems: 'start' }}>
        <Section title={translate('counter.phone.known')}>
          <CustomerSearch onChoose={(customer) => void startFor(customer)} isBusy={isSending} />
        </Section>
        <Section title={translate('counter.phone.new')}>
          <form onSubmit={(event) => void startForGuest(event)}>
            <Stack spacing={2}>
              <Typography>{translate('counter.phone.new_what')}</Typography>
              <TextField
                label={translate('counter.email')}
                type="email"
                value={email}
                onChange={({ target }) => setEmail(target.value)}
                required
                autoComplete="off"
              />
              <Button type="submit" variant="contained" loading={isSending} disabled={!screenView}>
                {translate('counter.phone.start')}
              </Button>
            </Stack>
          </form>
        </Section>
      </Box>
    </Stack>
  );
};
