import { Button, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useId, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Dialog } from '../dialog.tsx';
import { ProblemAlert } from '../problem-alert.tsx';

type Props = {
  title: string;
  send: string;
  problem: { text: string; isWarning?: boolean } | undefined;
  isSending: boolean;
  onSend: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

/** Dialog with a form. A click outside does not close it, to preserve the typed values. */
export const StockDialog = ({ title, send, problem, isSending, onSend, onClose, children }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void onSend();
  };
  return (
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
    >
      <form onSubmit={submit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {problem && <ProblemAlert severity={problem.isWarning ? 'warning' : 'error'}>{problem.text}</ProblemAlert>}
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('counter.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isSending}>
            {send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
