import { Alert, Button, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { emailKey } from '#contract/email-key.ts';
import type { Role } from '#contract/staff-roles.ts';
import { Dialog } from '../dialog.tsx';
import { RoleField } from './role-field.tsx';
import type { Account } from './types.ts';
import { useAccountChange } from './use-account-change.ts';

const linkOf = (token: string): string => `${window.location.origin}${window.location.pathname}#/welcome/${token}`;

type Props = { accounts: readonly Account[]; onClose: () => void };

/** Creates an invitation link and shows it once. The link of an existing account keeps its role unless another is chosen. */
export const InviteDialog = ({ accounts, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { change, problem } = useAccountChange(async () => {});
  const [email, setEmail] = useState('');
  const [chosen, setChosen] = useState<Role>();
  const [link, setLink] = useState<string>();
  const account = accounts.find((one) => emailKey(one.email) === emailKey(email));
  const role = chosen ?? account?.role ?? 'counter';
  // Browsers have no clipboard on a page without TLS.
  const canCopy = Boolean(navigator.clipboard);
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text);
    notify('counter.accounts.copied');
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const invited = await change<{ token: string }>('POST', '/V1/counter/invitations', { email, role });
    if (invited) setLink(linkOf(invited.token));
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
            {link ? (
              <>
                <Alert severity="success">{translate('counter.accounts.link_once', { email })}</Alert>
                <TextField
                  label={translate('counter.accounts.link')}
                  value={link}
                  multiline
                  onFocus={({ target }) => target.select()}
                  slotProps={{ htmlInput: { readOnly: true } }}
                />
              </>
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
                  <Alert severity="info">
                    {translate('counter.accounts.has_account', {
                      name: account.name,
                      role: translate(`counter.role.${account.role}`),
                    })}
                  </Alert>
                )}
                <RoleField value={role} onChange={setChosen} />
              </>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate(link ? 'counter.accounts.close_dialog' : 'counter.cancel')}</Button>
          {link ? (
            canCopy && (
              <Button variant="contained" onClick={() => void copy(link)}>
                {translate('counter.accounts.copy')}
              </Button>
            )
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
