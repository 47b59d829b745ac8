import { MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { newRequestId } from '../request-id.ts';
import { rest } from '../rest.ts';
import { stockPath } from './stock-data.ts';
import { StockDialog } from './stock-dialog.tsx';
import type { StockDetail } from './types.ts';
import { useStockProblem } from './use-stock-problem.ts';

type Props = { item: StockDetail; reload: () => Promise<unknown>; onClose: () => void };

const WRITE_OFF = '';

/** Moves broken units to an outlet product, or writes them off. */
export const MoveDialog = ({ item, reload, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const problemOf = useStockProblem();
  const [requestId] = useState(newRequestId);
  const [quantity, setQuantity] = useState('1');
  const [toQuantity, setToQuantity] = useState<string>();
  const isAllInLots = item.lots.reduce((sum, { qty }) => sum + qty, 0) >= item.qty;
  const [lot, setLot] = useState(item.lots.length === 1 ? item.lots[0]!.code : '');
  const [to, setTo] = useState(item.outlets[0]?.sku ?? WRITE_OFF);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<{ text: string }>();
  const [isSending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    setSending(true);
    setProblem(undefined);
    const target = to === WRITE_OFF ? {} : { to_sku: to, to_qty: Number(toQuantity ?? quantity) };
    try {
      await rest('POST', `${stockPath(item.sku)}/moves`, {
        body: { move: { request_id: requestId, qty: Number(quantity), lot, reason, ...target } },
      });
      await reload();
      notify(translate('counter.move.done'), { type: 'success' });
      onClose();
    } catch (error) {
      setProblem({ text: problemOf(error) });
    } finally {
      setSending(false);
    }
  };
  const numeric = { htmlInput: { min: 1, inputMode: 'numeric' } } as const;
  return (
    <StockDialog
      title={translate('counter.move.title', { sku: item.sku })}
      send={translate(to === WRITE_OFF ? 'counter.move.write_off' : 'counter.move.send')}
      {...{ problem, isSending, onSend: send, onClose }}
    >
      <Typography>{translate('counter.move.what', { count: item.available })}</Typography>
      <TextField
        label={translate('counter.move.quantity')}
        type="number"
        value={quantity}
        onChange={({ target }) => setQuantity(target.value)}
        onFocus={({ target }) => target.select()}
        required
        slotProps={numeric}
      />
      {item.lots.length > 0 && (
        <TextField
          select
          label={translate('counter.stock.lot')}
          value={lot}
          onChange={({ target }) => setLot(target.value)}
          required={isAllInLots}
        >
          {!isAllInLots && <MenuItem value="">{translate('counter.stock.no_lot')}</MenuItem>}
          {item.lots.map(({ code, qty }) => (
            <MenuItem key={code} value={code}>
              {code} ({qty})
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        select
        label={translate('counter.move.to')}
        helperText={item.outlets.length === 0 ? translate('counter.move.no_outlet') : undefined}
        value={to}
        onChange={({ target }) => setTo(target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        {item.outlets.map(({ sku, name }) => (
          <MenuItem key={sku} value={sku} sx={{ whiteSpace: 'normal' }}>
            {sku} · {name}
          </MenuItem>
        ))}
        <MenuItem value={WRITE_OFF}>{translate('counter.move.write_off')}</MenuItem>
      </TextField>
      {to !== WRITE_OFF && (
        <TextField
          label={translate('counter.move.to_quantity')}
          type="number"
          value={toQuantity ?? quantity}
          onChange={({ target }) => setToQuantity(target.value)}
          required
          slotProps={numeric}
        />
      )}
      <TextField
        label={translate('counter.stock.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        required={to === WRITE_OFF}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </StockDialog>
  );
};
