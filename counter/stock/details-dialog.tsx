import { TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { rest } from '../rest.ts';
import { stockPath } from './stock-data.ts';
import { StockDialog } from './stock-dialog.tsx';
import type { StockDetail } from './types.ts';
import { useStockProblem } from './use-stock-problem.ts';

type Props = { item: StockDetail; reload: () => Promise<unknown>; onClose: () => void };

/** Threshold of low stock, barcode and rack of a product. */
export const DetailsDialog = ({ item, reload, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const problemOf = useStockProblem();
  const [line, setLine] = useState(item.use_config_notify_stock_qty ? '' : String(item.notify_stock_qty));
  const [barcode, setBarcode] = useState('');
  const [rack, setRack] = useState(item.rack ?? '');
  const [problem, setProblem] = useState<{ text: string }>();
  const [isSending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    setSending(true);
    setProblem(undefined);
    try {
      await rest('PUT', stockPath(item.sku), {
        body: {
          stock: {
            ...(line === '' ? { use_config_notify_stock_qty: true } : { notify_stock_qty: Number(line) }),
            ...(barcode.trim() ? { barcode: barcode.trim() } : {}),
            rack,
          },
        },
      });
      await reload();
      notify(translate('counter.stock.saved'), { type: 'success' });
      onClose();
    } catch (error) {
      setProblem({ text: problemOf(error) });
    } finally {
      setSending(false);
    }
  };
  return (
    <StockDialog
      title={translate('counter.stock.details_title', { sku: item.sku })}
      send={translate('counter.stock.save')}
      {...{ problem, isSending, onSend: send, onClose }}
    >
      <TextField
        label={translate('counter.stock.line')}
        helperText={translate('counter.stock.line_help')}
        type="number"
        value={line}
        onChange={({ target }) => setLine(target.value)}
        slotProps={{ htmlInput: { min: 0, inputMode: 'numeric' } }}
      />
      <TextField
        label={translate('counter.stock.new_barcode')}
        helperText={item.barcodes.join(', ')}
        value={barcode}
        onChange={({ target }) => setBarcode(target.value)}
        slotProps={{ htmlInput: { maxLength: 64 } }}
      />
      <TextField
        label={translate('counter.stock.rack')}
        value={rack}
        onChange={({ target }) => setRack(target.value)}
        slotProps={{ htmlInput: { maxLength: 64 } }}
      />
    </StockDialog>
  );
};
