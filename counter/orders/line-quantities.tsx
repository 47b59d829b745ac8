import { Box, Button, TextField, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLabelled } from '../use-labelled.ts';
import { nameOfLine, type OrderLine } from './types.ts';

type Quantities = Readonly<Record<number, string>>;

/** State of typed quantities by line. `most` returns the maximum of a line, `all` its quantity in "all that is left". */
export const useQuantities = (
  lines: readonly OrderLine[],
  most: (line: OrderLine) => number,
  begin: (line: OrderLine) => number,
  all = most,
) => {
  const shown = lines.filter((line) => most(line) > 0);
  const [typed, setTyped] = useState<Quantities>(() =>
    Object.fromEntries(shown.map((line) => [line.item_id, String(begin(line))])),
  );
  const items = shown.flatMap(({ item_id }) => {
    const qty = Number(typed[item_id] ?? 0);
    return qty > 0 ? [{ order_item_id: item_id, qty }] : [];
  });
  return {
    shown,
    typed,
    most,
    all,
    set: (id: number, text: string): void => setTyped((before) => ({ ...before, [id]: text })),
    setAll: (quantity: (line: OrderLine) => number): void =>
      setTyped(Object.fromEntries(shown.map((line) => [line.item_id, String(quantity(line))]))),
    /** Items for Magento's REST requests, which treat an empty list as all remaining items. */
    items,
    /** For `ActionDialog`. */
    missing: items.length === 0 ? 'counter.no_quantity' : undefined,
  };
};

type Props = Omit<ReturnType<typeof useQuantities>, 'items'> & {
  /** Field below a line with a quantity. */
  below?: (line: OrderLine) => ReactNode;
};

/** One quantity field per line. */
export const LineQuantities = ({ shown, typed, most, all, set, setAll, missing, below }: Props) => {
  const translate = useTranslate();
  const labelled = useLabelled();
  return (
    <>
      {shown.length > 1 && (
        <Button onClick={() => setAll(missing ? all : () => 0)} sx={{ alignSelf: 'flex-end' }}>
          {translate(missing ? 'counter.all_quantities' : 'counter.no_quantities')}
        </Button>
      )}
      {shown.map((line) => (
        <Box key={line.item_id} sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
          <Box>
            <Typography>{nameOfLine(line)}</Typography>
            <Typography variant="body2" color="text.secondary">
              {line.sku} · {translate('counter.of', { count: most(line) })}
            </Typography>
            {all(line) < most(line) && (
              <Typography variant="body2">
                {translate('counter.refund.replaced', { smart_count: most(line) - all(line) })}
              </Typography>
            )}
            {Number(typed[line.item_id] ?? 0) > 0 && below?.(line)}
          </Box>
          <TextField
            type="number"
            fullWidth={false}
            label={translate('counter.quantity')}
            value={typed[line.item_id] ?? ''}
            onChange={({ target }) => set(line.item_id, target.value)}
            sx={{ width: 110, maxWidth: 110, flexShrink: 0 }}
            slotProps={{
              htmlInput: {
                min: 0,
                max: most(line),
                inputMode: 'numeric',
                'aria-label': labelled('counter.quantity', nameOfLine(line)),
              },
            }}
          />
        </Box>
      ))}
    </>
  );
};
