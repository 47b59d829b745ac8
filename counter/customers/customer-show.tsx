import { Alert, Box, Chip, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { Loading } from '../records/loading.tsx';
import { useFormats } from '../formats.ts';
import { Changes, type Change } from '../records/changes.tsx';
import { rest } from '../rest.ts';
import { useSessionEnd } from '../use-session-end.ts';
import { CustomerActions } from './customer-actions.tsx';
import { CustomerActivity } from './customer-activity.tsx';
import { CustomerPerson } from './customer-person.tsx';
import { ACCOUNT_ACTIONS, type Activity, type Customer } from './types.ts';

const textOfAction = (action: string): string =>
  ACCOUNT_ACTIONS.some((known) => known === action) ? `counter.change.${action}` : 'counter.change.other';

/** Page of a customer with its actions. */
export const CustomerShow = () => {
  const translate = useTranslate();
  const { time } = useFormats();
  const { id = '' } = useParams();
  const { data: customer, error, refetch } = useGetOne<Customer>('customers', { id: Number(id) });
  const { data: changes, refetch: refetchChanges } = useQuery({
    queryKey: ['customers', id, 'changes'],
    queryFn: () => rest<Change[]>('GET', `/V1/customers/${id}/changes`),
  });
  const { data: activity } = useQuery({
    queryKey: ['customers', id, 'activity'],
    queryFn: () => rest<Activity>('GET', `/V1/customers/${id}/activity`),
  });
  useSessionEnd(error);
  const reload = () => Promise.all([refetch(), refetchChanges()]);
  if (error && !customer) return <Alert severity="error">{translate('counter.customer.none')}</Alert>;
  if (!customer) return <Loading isPage />;
  const name = `${customer.firstname} ${customer.lastname}`;
  return (
    <Stack component="article" spacing={2} sx={{ py: 2, maxWidth: 1100 }}>
      <Title title={name} />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h1" variant="h5">
          {name}
        </Typography>
        <Chip size="small" variant="outlined" label={translate(`counter.group.${customer.group_id}`)} />
        {customer.extension_attributes.is_blocked && (
          <Chip size="small" color="error" label={translate('counter.customer.blocked')} />
        )}
        <Typography color="text.secondary">
          {translate('counter.customer.since_at', { time: time(customer.created_at), view: customer.created_in })}
        </Typography>
      </Box>
      <CustomerActions customer={customer} reload={reload} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'start' }}>
        <Stack spacing={2}>
          <CustomerPerson customer={customer} activity={activity} reload={reload} />
          <Changes changes={changes} textOf={textOfAction} />
        </Stack>
        <CustomerActivity activity={activity} />
      </Box>
    </Stack>
  );
};
