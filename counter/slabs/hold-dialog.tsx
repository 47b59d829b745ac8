import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { newRequestId } from '../request-id.ts';
import { rest } from '../rest.ts';
import { useStoreViews } from '../store-views.ts';
import { StockDialog } from '../stock/stock-dialog.tsx';
import { slabPath } from './slabs-data.ts';
import type { StaffSlab } from './types.ts';
import { useSlabProblem } from './use-slab-problem.ts';

type Props = { slab: StaffSlab; reload: () => Promise<unknown>; onClose: () => void };

const HOURS = [24, 48, 72, 168] as const;

/** Holds a slab for a caller. */
export const HoldDialog = ({ slab, reload, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const problemOf = useSlabProblem();
  const [requestId] = useState(newRequestId);
  const [values, setValues] = useState({ fullname: '', telephone: '', email: '', hours: '48', store_view: '' });
  const [problem, setProblem] = useState<{ text: string }>();
  const [isSending, setSending] = useState(false);
  const views = useStoreViews();
  const set = (name: keyof typeof values, value: string): void => setValues({ ...values, [name]: value });
  const send = async (): Promise<void> => {
    setSending(true);
    setProblem(undefined);
    const { store_view: view, hours, ...person } = values;
    try {
      await rest('POST', `${slabPath(slab.sku)}/holds`, {
        body: {
          hold: { request_id: requestId, ...person, hours: Number(hours), ...(view ? { store_view: view } : {}) },
        },
      });
      await reload();
      notify(translate('counter.hold.done'), { type: 'success' });
      onClose();
    } catch (error) {
      setProblem({ text: problemOf(error) });
    } finally {
      setSending(false);
    }
  };
  return (
    <StockDialog
      title={translate('counter.hold.title', { lot: slab.lot ?? slab.sku })}
      send={translate('counter.hold.send')}
      {...{ problem, isSending, onSend: send, onClose }}
    >
      <TextField
        label={translate('counter.hold.name')}
        value={values.fullname}
        onChange={({ target }) => set('fullname', target.value)}
        required
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <TextField
        label={translate('counter.hold.telephone')}
        type="tel"
        value={values.telephone}
        onChange={({ target }) => set('telephone', target.value)}
        required={!values.email}
        autoComplete="off"
      />
      <TextField
        label={translate('counter.email')}
        type="email"
        value={values.email}
        onChange={({ target }) => set('email', target.value)}
        helperText={translate('counter.hold.email_help')}
        autoComplete="off"
      />
      <TextField
        select
        label={translate('counter.hold.duration')}
        value={values.hours}
        onChange={({ target }) => set('hours', target.value)}
      >
        {HOURS.map((hours) => (
          <MenuItem key={hours} value={String(hours)}>
            {translate('counter.hold.days', { smart_count: hours / 24 })}
          </MenuItem>
        ))}
      </TextField>
      {values.email && views.length > 1 && (
        <TextField
          select
          label={translate('counter.hold.view')}
          value={values.store_view || views[0]!.code}
          onChange={({ target }) => set('store_view', target.value)}
        >
          {views.map(({ code, name }) => (
            <MenuItem key={code} value={code}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </StockDialog>
  );
};
