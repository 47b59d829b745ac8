import { MenuItem, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { ChangeDialog } from '../records/change-dialog.tsx';
import { rest } from '../rest.ts';
import type { Visit } from './types.ts';

type Time = { starts_at: string; date: string };

/** Converts an ISO 8601 time to the REST format, which is UTC without a zone. */
const plainTime = (iso: string): string => iso.slice(0, 19).replace('T', ' ');

/** Moves a visit to a free time of its showroom. */
export const MoveDialog = ({
  visit,
  timeZone,
  reload,
  onClose,
}: {
  visit: Visit;
  /** Time zone of the showroom. */
  timeZone: string | undefined;
  reload: () => Promise<unknown>;
  onClose: () => void;
}) => {
  const translate = useTranslate();
  const { time } = useFormats();
  const [chosen, setChosen] = useState('');
  const { data = [], refetch } = useQuery({
    queryKey: ['visits', 'times', visit.showroom],
    queryFn: () => rest<Time[]>('GET', `/V1/visits/times/${encodeURIComponent(visit.showroom)}`),
  });
  return (
    <ChangeDialog
      title={translate('counter.visit.move_title', { name: visit.name })}
      send="counter.visit.move"
      done="counter.visit.moved"
      problems={{ VISIT_TIME_TAKEN: 'counter.visit.taken', VISIT_OVER: 'counter.visit.over' }}
      reload={() => Promise.all([reload(), refetch()])}
      onClose={onClose}
      run={() => rest('POST', `/V1/visits/${visit.id}/move`, { body: { starts_at: chosen } })}
    >
      <Typography>{translate('counter.visit.emails')}</Typography>
      <TextField
        select
        fullWidth
        required
        label={translate('counter.visit.time')}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        {data.map(({ starts_at }) => (
          <MenuItem key={starts_at} value={starts_at}>
            {time(plainTime(starts_at), timeZone)}
          </MenuItem>
        ))}
      </TextField>
    </ChangeDialog>
  );
};
