import { Alert, Box, Button, Chip, CircularProgress, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useGetIdentity, useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';
import { rest } from '../rest.ts';
import { useSessionEnd } from '../use-session-end.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import type { Account } from './types.ts';
import { useAccountChange } from './use-account-change.ts';

type Props = { account: Account; reload: () => Promise<unknown> };

const AccountCard = ({ account, reload }: Props) => {
  const translate = useTranslate();
  const { time } = useFormats();
  const { identity } = useGetIdentity();
  const { change, problem } = useAccountChange(reload);
  const [isChoosing, setChoosing] = useState(false);
  const [isResetting, setResetting] = useState(false);
  const isOwn = identity?.id === account.id;
  const path = `/V1/counter/accounts/${account.id}`;
  const close = (isClosed: boolean): void => void change('PUT', path, { isClosed });
  return (
    <Section title={account.name}>
      <Stack spacing={1}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{account.email}</Typography>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Chip size="small" label={translate(`counter.role.${account.role}`)} />
          {account.is_closed && <Chip size="small" color="error" label={translate('counter.accounts.closed')} />}
          <Typography variant="body2" color="text.secondary">
            {account.signed_in_at
              ? translate('counter.accounts.signed_in', { time: time(account.signed_in_at) })
              : translate('counter.accounts.never')}
          </Typography>
        </Box>
        {problem && <Alert severity="error">{problem}</Alert>}
        {account.is_closed ? (
          <Button variant="outlined" onClick={() => close(false)}>
            {translate('counter.accounts.open')}
          </Button>
        ) : (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" onClick={() => setChoosing(true)}>
              {translate('counter.accounts.role')}
            </Button>
            <Button variant="outlined" onClick={() => void change('DELETE', `${path}/sessions`)}>
              {translate('counter.accounts.end')}
            </Button>
            {!isOwn && (
              <Button variant="outlined" onClick={() => setResetting(true)}>
                {translate('counter.accounts.reset')}
              </Button>
            )}
            {!isOwn && (
              <Button variant="outlined" color="error" onClick={() => close(true)}>
                {translate('counter.accounts.close')}
              </Button>
            )}
          </Stack>
        )}
      </Stack>
      {isChoosing && <RoleDialog account={account} reload={reload} onClose={() => setChoosing(false)} />}
      {isResetting && <ResetDialog account={account} reload={reload} onClose={() => setResetting(false)} />}
    </Section>
  );
};

/** List of staff accounts. */
export const AccountList = () => {
  const translate = useTranslate();
  const [isInviting, setInviting] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['accounts'],
    queryFn: () => rest<Account[]>('GET', '/V1/counter/accounts'),
  });
  useSessionEnd(error);
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 1100 }}>
      <Title title={translate('counter.accounts.short')} />
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography component="h1" variant="h5">
          {translate('counter.accounts.title')}
        </Typography>
        <Button variant="contained" onClick={() => setInviting(true)} data-shortcut="n">
          {translate('counter.accounts.invite')}
        </Button>
      </Box>
      {error && <Alert severity="error">{translate('counter.error.server')}</Alert>}
      {!data && !error && <CircularProgress />}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'start' }}>
        {data?.map((account) => (
          <AccountCard key={account.id} account={account} reload={refetch} />
        ))}
      </Box>
      {isInviting && <InviteDialog accounts={data ?? []} reload={refetch} onClose={() => setInviting(false)} />}
    </Stack>
  );
};
