import { Collapse, List, ListItem, ListItemButton, ListItemText, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { focusFirstField } from '../focus.ts';
import { useFormats } from '../formats.ts';
import { SHORTCUT } from '../keyboard/shortcuts.ts';
import { problemOf } from '../problem.ts';
import { AddProduct } from './add-product.tsx';
import type { FoundProduct } from './types.ts';

const LEAST = 2;

type Props = {
  /** Identifies the customer and store view of the prices. */
  name: string;
  find: (text: string, signal: AbortSignal) => Promise<readonly FoundProduct[]>;
  isBusy: boolean;
  /** Adds a product; returns true if it was added. */
  onAdd: (product: FoundProduct, qty: number) => Promise<boolean>;
};

/** Finds products by SKU or name with the customer's prices, and adds them. */
export const ProductSearch = ({ name, find, isBusy, onAdd }: Props) => {
  const translate = useTranslate();
  const { money } = useFormats();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const search = useRef<HTMLDivElement>(null);
  const wanted = useDeferredValue(text.trim());
  const { data, error } = useQuery({
    queryKey: ['products', name, wanted],
    queryFn: ({ signal }) => find(wanted, signal),
    enabled: wanted.length >= LEAST,
    placeholderData: (before) => before,
  });
  const textOf = ({ sku, price, currency, qty_available: count, is_final_sale: isFinal }: FoundProduct): string =>
    [
      sku,
      price === null ? translate('counter.phone.no_price') : money(price, currency),
      translate('counter.phone.in_stock', { count }),
      ...(isFinal ? [translate('counter.phone.final')] : []),
    ].join(' · ');
  const add = async (product: FoundProduct, qty: number): Promise<void> => {
    if (!(await onAdd(product, qty))) return;
    setText('');
    setChosen(undefined);
    // Ready for the next product.
    focusFirstField(search.current);
  };
  return (
    <Stack spacing={1} ref={search}>
      <TextField
        label={translate('counter.phone.find_product')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        type="search"
        autoComplete="off"
        slotProps={{ htmlInput: { [SHORTCUT]: '/' } }}
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
                <AddProduct product={product} isBusy={isBusy} onAdd={(qty) => void add(product, qty)} />
              </Collapse>
            </ListItem>
          ))}
          {!data && <Typography>{translate(error ? problemOf(error) : 'counter.phone.searching')}</Typography>}
          {data?.length === 0 && <Typography>{translate('counter.phone.no_product')}</Typography>}
        </List>
      )}
    </Stack>
  );
};
