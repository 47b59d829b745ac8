import { MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { today } from '../records/today.ts';
import { Inbox } from '../records/inbox.tsx';
import { rest } from '../rest.ts';
import type { Showroom, Visit } from './types.ts';
import { VisitCard } from './visit-card.tsx';

const STATES = {
  field: 'status',
  values: [
    { id: 'BOOKED', name: 'counter.visit.booked' },
    { id: 'CANCELLED', name: 'counter.visit.state_cancelled' },
  ],
};

/** Showroom visits from a day on; from today by default. */
export const VisitsPage = () => {
  const translate = useTranslate();
  const [day, setDay] = useState(today);
  const [showroom, setShowroom] = useState('');
  const { data: showrooms = [] } = useQuery({
    queryKey: ['visits', 'showrooms'],
    queryFn: () => rest<Showroom[]>('GET', '/V1/visits/showrooms'),
  });
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 1100 }}>
      <Title title={translate('counter.visits.title')} />
      <Typography component="h1" variant="h5">
        {translate('counter.visits.title')}
      </Typography>
      <Inbox<Visit>
        key={`${day} ${showroom}`}
        path="/V1/visits"
        sort={{ field: 'starts_at', order: 'ASC' }}
        state={STATES}
        groups={[
          ...(day ? [[['day', day, 'gteq'] as const]] : []),
          ...(showroom ? [[['showroom', showroom] as const]] : []),
        ]}
        filters={
          <>
            <TextField
              type="date"
              label={translate('counter.visit.from_day')}
              value={day}
              onChange={({ target }) => setDay(target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
              fullWidth={false}
              sx={{ flexGrow: { xs: 1, sm: 0 } }}
            />
            <TextField
              select
              label={translate('counter.visit.showroom')}
              value={showroom}
              onChange={({ target }) => setShowroom(target.value)}
              fullWidth={false}
              sx={{ minWidth: 200, flexGrow: { xs: 1, sm: 0 } }}
            >
              <MenuItem value="">{translate('counter.visit.all_showrooms')}</MenuItem>
              {showrooms.map(({ code, name }) => (
                <MenuItem key={code} value={code}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          </>
        }
        card={(visit, reload) => (
          <VisitCard visit={visit} showroom={showrooms.find(({ code }) => code === visit.showroom)} reload={reload} />
        )}
      />
    </Stack>
  );
};
