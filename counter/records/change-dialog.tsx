import { Button, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CHANGED_BY_OTHERS } from '#contract/staff-roles.ts';
import { Dialog } from '../dialog.tsx';
import { ProblemAlert } from '../problem-alert.tsx';
import { problemOf } from '../problem.ts';
import { useProof } from '../proof.tsx';
import { RestError } from '../rest.ts';

const focusFirstField = (dialog: HTMLElement): void =>
  dialog.querySelector<HTMLElement>(':is(input, textarea, [role=combobox]):not([aria-hidden])')?.focus();

type Props = {
  title: string;
  send: string;
  done: string;
  /** Texts of refusals by error code. */
  problems?: Readonly<Record<string, string>>;
  /** Sends the change. */
  run: () => Promise<unknown>;
  /** Reloads the record after the change or a conflict. */
  reload: () => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
};

/** Dialog with a form for a change of a record. After an error it stays open with the typed values. */
export const ChangeDialog = ({ title, send, done, problems = {}, run, reload, onClose, children }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const prove = useProof();
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const fail = async (error: unknown): Promise<void> => {
    if (!(error instanceof RestError)) throw error;
    if (error.code === CHANGED_BY_OTHERS) await reload();
    const texts = { ...problems, [CHANGED_BY_OTHERS]: 'counter.records.changed' };
    setProblem(error.status === 401 ? 'counter.error.session' : problemOf(error, texts));
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSending(true);
    setProblem(undefined);
    try {
      await prove(run);
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
      slotProps={{ transition: { onEntered: focusFirstField } }}
    >
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {problem && <ProblemAlert severity="error">{translate(problem)}</ProblemAlert>}
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
