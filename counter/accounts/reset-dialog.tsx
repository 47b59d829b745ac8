import { Alert, Button, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Dialog } from '../dialog.tsx';
import { AccountLink, CopyLinkButton } from './account-link.tsx';
import type { Account } from './types.ts';
import { useAccountChange } from './use-account-change.ts';

type Props = { account: Account; reload: () => Promise<unknown>; onClose: () => void };

/** Ends the authenticator and the sessions of an account, and shows the link for a new authenticator once. */
export const ResetDialog = ({ account, reload, onClose }: Props) => {
  const translate = useTranslate();
  const { change, problem } = useAccountChange(reload);
  const [token, setToken] = useState<string>();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const reset = await change<{ token: string }>('POST', `/V1/counter/accounts/${account.id}/authenticator`);
    if (reset) setToken(reset.token);
  };
  return (
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      fullWidth
      maxWidth="sm"
      aria-labelledby="reset-title"
    >
      <form onSubmit={(event) => void send(event)}>
        <DialogTitle id="reset-title">{translate('counter.accounts.reset_title', { name: account.name })}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {problem && <Alert severity="error">{problem}</Alert>}
            {token ? (
              <AccountLink email={account.email} token={token} />
            ) : (
              <Typography>{translate('counter.accounts.reset_what')}</Typography>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate(token ? 'counter.accounts.close_dialog' : 'counter.cancel')}</Button>
          {token ? (
            <CopyLinkButton token={token} />
          ) : (
            <Button type="submit" variant="contained">
              {translate('counter.accounts.reset')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};
