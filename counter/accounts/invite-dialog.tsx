import {
  Alert,
  Button,
  Checkbox,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Stack,
  TextField,
} from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { emailKey } from '#contract/email-key.ts';
import type { Role } from '#contract/staff-roles.ts';
import { Dialog } from '../dialog.tsx';
import { AccountLink, CopyLinkButton } from './account-link.tsx';
import { RoleField } from './role-field.tsx';
import type { Account } from './types.ts';
import { useAccountChange } from './use-account-change.ts';

type Props = { accounts: readonly Account[]; reload: () => Promise<unknown>; onClose: () => void };

/** Creates an invitation link and shows it once. The link of an existing account keeps its role unless another is chosen. */
export const InviteDialog = ({ accounts, reload, onClose }: Props) => {
  const translate = useTranslate();
  const { change, problem } = useAccountChange(reload);
  const [email, setEmail] = useState('');
  const [chosen, setChosen] = useState<Role>();
  const [reopened, setReopened] = useState<number>();
  const [token, setToken] = useState<string>();
  const account = accounts.find((one) => emailKey(one.email) === emailKey(email));
  const isReopened = account !== undefined && reopened === account.id;
  const role = chosen ?? account?.role ?? 'counter';
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const body = { email, role, isReopened };
    const invited = await change<{ token: string }>('POST', '/V1/counter/invitations', body);
    if (invited) setToken(invited.token);
  };
  return (
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      fullWidth
      maxWidth="sm"
      aria-labelledby="invite-title"
    >
      <form onSubmit={(event) => void send(event)}>
        <DialogTitle id="invite-title">{translate('counter.accounts.invite')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {problem && <Alert severity="error">{problem}</Alert>}
            {token ? (
              <AccountLink email={email} token={token} />
            ) : (
              <>
                <TextField
                  label={translate('counter.email')}
                  type="email"
                  value={email}
                  onChange={({ target }) => setEmail(target.value)}
                  required
                />
                {account && (
                  <Alert severity={account.is_closed ? 'warning' : 'info'}>
                    {translate(account.is_closed ? 'counter.accounts.has_closed' : 'counter.accounts.has_account', {
                      name: account.name,
                      role: translate(`counter.role.${account.role}`),
                    })}
                  </Alert>
                )}
                {account?.is_closed && (
                  <FormControlLabel
                    control={
                      <Checkbox
                        required
                        checked={isReopened}
                        onChange={(_, checked) => setReopened(checked ? account.id : undefined)}
                      />
                    }
                    label={translate('counter.accounts.reopen')}
                  />
                )}
                <RoleField value={role} onChange={setChosen} />
              </>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate(token ? 'counter.accounts.close_dialog' : 'counter.cancel')}</Button>
          {token ? (
            <CopyLinkButton token={token} />
          ) : (
            <Button type="submit" variant="contained">
              {translate('counter.accounts.make_link')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};
