import { Collapse, List, ListItem, ListItemButton, ListItemText, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { rest } from '../rest.ts';
import { AddProduct } from './add-product.tsx';
import type { Cart, FoundProduct } from './types.ts';

const LEAST = 2;

type Props = {
  cart: Pick<Cart, 'id' | 'currency'>;
  isBusy: boolean;
  /** Adds a product; returns true if the cart took it. */
  onAdd: (sku: string, qty: number) => Promise<boolean>;
};

/** Finds products by SKU or name with the customer's prices, and adds them. */
export const ProductSearch = ({ cart, isBusy, onAdd }: Props) => {
  const translate = useTranslate();
  const { money } = useFormats();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const wanted = useDeferredValue(text.trim());
  const { data } = useQuery({
    queryKey: ['products for cart', cart.id, wanted],
    queryFn: ({ signal }) =>
      rest<FoundProduct[]>('GET', `/V1/counter/carts/${cart.id}/products?q=${encodeURIComponent(wanted)}`, { signal }),
    enabled: wanted.length >= LEAST,
    placeholderData: (before) => before,
  });
  const textOf = ({ sku, price, qty_available: count }: FoundProduct): string =>
    [
      sku,
      price === null ? translate('counter.phone.no_price') : money(price, cart.currency),
      translate('counter.phone.in_stock', { count }),
    ].join(' · ');
  const add = async (sku: string, qty: number): Promise<void> => {
    if (!(await onAdd(sku, qty))) return;
    setText('');
    setChosen(undefined);
  };
  return (
    <Stack spacing={1}>
      <TextField
        label={translate('counter.phone.find_product')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        type="search"
        autoComplete="off"
      />
      {wanted.length >= LEAST && (
        <List disablePadding aria-live="polite">
          {data?.map((product) => (
            <ListItem key={product.sku} disablePadding divider sx={{ display: 'block' }}>
              <ListItemButton
                onClick={() => setChosen(chosen === product.sku ? undefined : product.sku)}
                aria-expanded={chosen === product.sku}
                sx={{ minHeight: 56, px: 1 }}
              >
                <ListItemText
                  primary={[product.name, ...product.options].join(' · ')}
                  secondary={textOf(product)}
                  slotProps={{ secondary: { sx: { overflowWrap: 'anywhere' } } }}
                />
              </ListItemButton>
              <Collapse in={chosen === product.sku} unmountOnExit sx={{ px: 1 }}>
                <AddProduct
                  product={product}
                  currency={cart.currency}
                  isBusy={isBusy}
                  onAdd={(qty) => void add(product.sku, qty)}
                />
              </Collapse>
            </ListItem>
          ))}
          {data?.length === 0 && <Typography>{translate('counter.phone.no_product')}</Typography>}
        </List>
      )}
    </Stack>
  );
};
