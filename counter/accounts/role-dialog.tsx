import { Alert, Button, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Dialog } from '../dialog.tsx';
import { RoleField } from './role-field.tsx';
import type { Account } from './types.ts';
import { useAccountChange } from './use-account-change.ts';

type Props = { account: Account; reload: () => Promise<unknown>; onClose: () => void };

export const RoleDialog = ({ account, reload, onClose }: Props) => {
  const translate = useTranslate();
  const { change, problem } = useAccountChange(reload);
  const [role, setRole] = useState(account.role);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const changed = await change('PUT', `/V1/counter/accounts/${account.id}`, { role });
    if (changed !== undefined) onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="role-title">
      <form onSubmit={(event) => void send(event)}>
        <DialogTitle id="role-title">{translate('counter.accounts.role_title', { name: account.name })}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {problem && <Alert severity="error">{problem}</Alert>}
            <Alert severity="info">{translate('counter.accounts.role_ends')}</Alert>
            <RoleField value={role} onChange={setRole} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('counter.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('counter.accounts.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
