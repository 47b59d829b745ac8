import DeleteIcon from '@mui/icons-material/Delete';
import { Alert, Box, Button, IconButton, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { SAVE } from '../keyboard/shortcuts.ts';
import { Section } from '../orders/section.tsx';
import { CustomerSearch } from '../phone-order/customer-search.tsx';
import { ProductSearch } from '../phone-order/product-search.tsx';
import { useScreenView } from '../products/use-shop.ts';
import { useStoreViews } from '../store-views.ts';
import type { Customer, FoundProduct } from '../phone-order/types.ts';
import { useSending } from '../phone-order/use-cart.ts';
import { rest } from '../rest.ts';

type Line = { sku: string; name: string; qty: number };
type Person = { firstname: string; lastname: string; email: string };

const NOBODY: Person = { firstname: '', lastname: '', email: '' };
const PERSON_FIELDS = ['firstname', 'lastname'] as const;

const isComplete = ({ firstname, lastname, email }: Person): boolean =>
  [firstname, lastname, email].every((text) => text.trim() !== '');

/** Begins a quote for a customer: items first, prices on the page of the quote. */
export const BeginQuote = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const views = useStoreViews();
  const screenView = useScreenView();
  const { send, problem, isSending } = useSending();
  const [viewCode, setViewCode] = useState('');
  const [customer, setCustomer] = useState<Customer>();
  const [person, setPerson] = useState(NOBODY);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [note, setNote] = useState('');
  const ownView = views.find(({ id }) => id === customer?.store_id) ?? screenView;
  const code = viewCode || ownView?.code;

  const find = (text: string, signal: AbortSignal): Promise<FoundProduct[]> => {
    const query = new URLSearchParams({ q: text, ...(customer ? { customer_id: String(customer.id) } : {}) });
    return rest('GET', `/${code}/V1/counter/products?${query.toString()}`, { signal });
  };
  const add = async ({ sku, name, options }: FoundProduct, qty: number): Promise<boolean> => {
    const others = lines.filter((line) => line.sku !== sku);
    setLines([...others, { sku, name: [name, ...options].join(' · '), qty }]);
    return true;
  };
  const begin = async (): Promise<void> => {
    const items = lines.map(({ sku, qty }) => ({ sku, qty }));
    const known =
      customer ?? (await send<Customer>('POST', `/${code}/V1/counter/customers`, { body: { customer: person } }));
    if (!known) return;
    // The account exists now, even if the quote is refused.
    setCustomer(known);
    const quote = await send<{ number: string }>('POST', `/${code}/V1/priceQuotes`, {
      body: { quote: { customer_id: known.id, note, items } },
    });
    if (quote) void navigate(`/quotes/${quote.number}/show`);
  };
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 1100 }}>
      <Title title={translate('counter.quote.begin')} />
      <Typography component="h1" variant="h5">
        {translate('counter.quote.begin')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'start' }}>
        <Section title={translate('counter.order.customer')}>
          {customer ? (
            <Stack spacing={1}>
              <Typography>{`${customer.firstname} ${customer.lastname} · ${customer.email}`}</Typography>
              <Button variant="outlined" onClick={() => setCustomer(undefined)}>
                {translate('counter.quote.other_customer')}
              </Button>
            </Stack>
          ) : (
            <Stack spacing={2}>
              <CustomerSearch onChoose={setCustomer} isBusy={isSending} />
              <Typography>{translate('counter.quote.new_customer')}</Typography>
              {PERSON_FIELDS.map((name) => (
                <TextField
                  key={name}
                  label={translate(`counter.address_field.${name}`)}
                  value={person[name]}
                  onChange={({ target }) => setPerson({ ...person, [name]: target.value })}
                  autoComplete="off"
                />
              ))}
              <TextField
                label={translate('counter.email')}
                type="email"
                value={person.email}
                onChange={({ target }) => setPerson({ ...person, email: target.value })}
                autoComplete="off"
              />
            </Stack>
          )}
          <TextField
            select
            fullWidth
            label={translate('counter.phone.view')}
            value={viewCode}
            onChange={({ target }) => setViewCode(target.value)}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ mt: 2 }}
          >
            <MenuItem value="">{translate('counter.phone.view_of_account')}</MenuItem>
            {views.map((view) => (
              <MenuItem key={view.code} value={view.code}>
                {view.name}
              </MenuItem>
            ))}
          </TextField>
        </Section>
        <Section title={translate('counter.order.goods')}>
          <Stack spacing={2}>
            {code && <ProductSearch name={`${code} ${customer?.id}`} find={find} isBusy={isSending} onAdd={add} />}
            {lines.map(({ sku, name, qty }) => (
              <Box key={sku} sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
                <Typography>{`${qty} × ${name}`}</Typography>
                <IconButton
                  aria-label={translate('counter.phone.remove', { name })}
                  onClick={() => setLines(lines.filter((line) => line.sku !== sku))}
                >
                  <DeleteIcon />
                </IconButton>
              </Box>
            ))}
            <TextField
              label={translate('counter.quote.note')}
              value={note}
              onChange={({ target }) => setNote(target.value)}
              multiline
              minRows={2}
            />
            {problem && <Alert severity="error">{problem}</Alert>}
            <Button
              variant="contained"
              onClick={() => void begin()}
              data-shortcut={SAVE}
              loading={isSending}
              disabled={lines.length === 0 || !(customer || isComplete(person))}
            >
              {translate('counter.quote.to_prices')}
            </Button>
          </Stack>
        </Section>
      </Box>
    </Stack>
  );
};
