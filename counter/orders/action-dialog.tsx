import { Button, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CHANGED_BY_OTHERS } from '#contract/staff-roles.ts';
import { Dialog } from '../dialog.tsx';
import { ProblemAlert } from '../problem-alert.tsx';
import { useFormats } from '../formats.ts';
import { useProof } from '../proof.tsx';
import { useRefusalText } from '../refusals.ts';
import { rest, RestError } from '../rest.ts';
import { useChangeText } from './order-history.tsx';
import type { Change, Order } from './types.ts';

export type ActionProps = {
  order: Order;
  /** Reloads the order and its changes. */
  reload: () => Promise<{ order: Order | undefined; changes: readonly Change[] }>;
  onClose: () => void;
};

type Props = ActionProps & {
  title: string;
  send: string;
  done: string;
  method?: 'POST' | 'PUT';
  path: string;
  /** Key of a message about missing input. The form cannot be sent while it is set. */
  missing?: string | undefined;
  body: () => unknown;
  children: ReactNode;
};

/**
 * Dialog with a form for an action on an order. If another person changed the order meanwhile, it shows the change and
 * stays open with the typed values. Sending it again applies to the changed order.
 */
export const ActionDialog = ({
  order,
  reload,
  onClose,
  title,
  send,
  done,
  method = 'POST',
  path,
  missing,
  body,
  children,
}: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const prove = useProof();
  const changeText = useChangeText();
  const refusalText = useRefusalText();
  const { time } = useFormats();
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const [changedSince, setChangedSince] = useState<readonly Change[]>([]);
  const [isSending, setSending] = useState(false);
  // Version of the order when the dialog was opened. The page may have reloaded the order since.
  const [version, setVersion] = useState(order.extension_attributes.version);

  const fail = async (error: unknown): Promise<void> => {
    if (!(error instanceof RestError)) throw error;
    if (error.code === CHANGED_BY_OTHERS) {
      const now = await reload();
      setVersion(now.order?.extension_attributes.version ?? version);
      setChangedSince(now.changes.slice(0, Math.max(1, (now.order?.extension_attributes.version ?? 0) - version)));
      setProblem(translate('counter.error.changed'));
    } else setProblem(refusalText(error));
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setChangedSince([]);
    setProblem(missing && translate(missing));
    if (missing) return;
    setSending(true);
    try {
      const request = { body: body(), version };
      await prove(() => rest(method, path, request));
      await reload();
      notify(translate(done), { type: 'success' });
      onClose();
    } catch (error) {
      await fail(error);
    } finally {
      setSending(false);
    }
  };

  return (
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
    >
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{translate(title, { number: order.increment_id })}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {problem && (
              <ProblemAlert severity={changedSince.length > 0 ? 'warning' : 'error'}>
                {problem}
                {changedSince.map((change, place) => (
                  <div key={place}>
                    {time(change.created_at)} · {change.who ?? translate(`counter.channel.${change.channel}`)} ·{' '}
                    {changeText(change)}
                  </div>
                ))}
              </ProblemAlert>
            )}
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('counter.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isSending}>
            {translate(send)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
