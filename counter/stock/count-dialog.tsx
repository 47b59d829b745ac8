import { Box, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CHANGED_BY_OTHERS } from '#contract/staff-roles.ts';
import { useLabelled } from '../use-labelled.ts';
import { rest, RestError } from '../rest.ts';
import { stockPath } from './stock-data.ts';
import { StockDialog } from './stock-dialog.tsx';
import type { ShelfLot, StockDetail } from './types.ts';
import { useStockProblem } from './use-stock-problem.ts';

type Props = { item: StockDetail; reload: () => Promise<StockDetail | undefined>; onClose: () => void };

type RowProps = { row: ShelfLot; typed: string; onType: (text: string) => void };

const Row = ({ row, typed, onType }: RowProps) => {
  const translate = useTranslate();
  const labelled = useLabelled();
  const name = row.lot ? translate('counter.pick.lot', { lot: row.lot }) : translate('counter.stock.no_lot');
  const difference = /^\d+$/.test(typed) ? Number(typed) - row.qty : 0;
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
      <Box>
        <Typography>{name}</Typography>
        <Typography variant="body2" color={difference === 0 ? 'text.secondary' : 'warning.main'}>
          {translate('counter.count.expected', { count: row.qty })}
          {difference !== 0 && ` · ${difference > 0 ? '+' : '−'}${Math.abs(difference)}`}
        </Typography>
      </Box>
      <Box sx={{ width: 130, flexShrink: 0 }}>
        <TextField
          type="number"
          label={translate('counter.count.counted')}
          value={typed}
          onChange={({ target }) => onType(target.value)}
          onFocus={({ target }) => target.select()}
          required
          slotProps={{
            htmlInput: { min: 0, inputMode: 'numeric', 'aria-label': labelled('counter.count.counted', name) },
          }}
        />
      </Box>
    </Box>
  );
};

/** Sets the stock of a product to the counted units. */
export const CountDialog = ({ item, reload, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const problemOf = useStockProblem();
  // Numbers of the time when counting began. The page may have reloaded the product since.
  const [rows, setRows] = useState(item.on_shelf.filter(({ lot, qty }) => qty > 0 || lot === ''));
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(rows.map(({ lot, qty }) => [lot, String(qty)])),
  );
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  const [isAccepted, setAccepted] = useState(false);
  const [problem, setProblem] = useState<{ text: string; isWarning?: boolean }>();
  const [isSending, setSending] = useState(false);
  const isDifferent = rows.some(({ lot, qty }) => typed[lot] !== String(qty));

  const fail = async (error: unknown): Promise<void> => {
    const code = error instanceof RestError ? error.code : undefined;
    if (code === 'STOCK_SHORT') {
      setShort(true);
      setProblem({
        text: translate('counter.count.short', { count: item.to_ship + item.reserved }),
        isWarning: true,
      });
      return;
    }
    setProblem({ text: problemOf(error), isWarning: code === CHANGED_BY_OTHERS });
    if (code !== CHANGED_BY_OTHERS) return;
    const now = await reload();
    if (now) setRows(rows.map((row) => ({ ...row, qty: now.on_shelf.find(({ lot }) => lot === row.lot)?.qty ?? 0 })));
  };
  const send = async (): Promise<void> => {
    setSending(true);
    setProblem(undefined);
    const items = rows.map(({ lot, qty }) => ({ lot, seen: qty, counted: Number(typed[lot]) }));
    try {
      await rest('POST', `${stockPath(item.sku)}/count`, {
        body: { count: { items, reason, accept_short: isAccepted } },
      });
      await reload();
      notify(translate('counter.count.done'), { type: 'success' });
      onClose();
    } catch (error) {
      await fail(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <StockDialog
      title={translate('counter.count.title', { sku: item.sku })}
      send={translate('counter.count.send')}
      {...{ problem, isSending, onSend: send, onClose }}
    >
      <Typography>
        {item.to_ship > 0
          ? translate('counter.count.what', { count: item.to_ship })
          : translate('counter.count.what_all')}
      </Typography>
      {rows.map((row) => (
        <Row
          key={row.lot}
          row={row}
          typed={typed[row.lot] ?? ''}
          onType={(text) => setTyped({ ...typed, [row.lot]: text })}
        />
      ))}
      {isShort && (
        <FormControlLabel
          control={<Checkbox checked={isAccepted} onChange={(_, checked) => setAccepted(checked)} />}
          label={translate('counter.count.accept')}
        />
      )}
      <TextField
        label={translate('counter.stock.reason')}
        helperText={translate('counter.count.reason_help')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        required={isDifferent}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </StockDialog>
  );
};
