import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { HoursFields } from './hours-fields.tsx';
import type { Value } from './types.ts';

type Day = { day: string; hours: string };

type Props = { hours: Readonly<Record<string, string>>; onChange: (change: Value) => void };

const HALF_DAY = '09:00-12:00';

const recordOf = (days: readonly Day[]): Readonly<Record<string, string>> =>
  Object.fromEntries(days.map(({ day, hours }) => [day.trim(), hours]));

/** Days with other opening hours than usual. */
export const SpecialHours = ({ hours, onChange }: Props) => {
  const translate = useTranslate();
  const given = Object.entries(hours).map(([day, text]): Day => ({ day, hours: text }));
  // While a day is typed it can equal another one, and a record cannot have a key twice.
  const [typed, setTyped] = useState<readonly Day[]>(given);
  const days = JSON.stringify(recordOf(typed)) === JSON.stringify(hours) ? typed : given;
  const set = (next: readonly Day[]): void => {
    setTyped(next);
    onChange({ special_hours: recordOf(next) });
  };
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle1">
        {translate('counter.content.showroom.special')}
      </Typography>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="body2" color="text.secondary">
          {translate('counter.content.showroom.special_rule')}
        </Typography>
        {days.map(({ day, hours: text }, place) => (
          <Box key={place} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', width: '100%' }}>
            <TextField
              size="small"
              label={translate('counter.content.showroom.special_day')}
              value={day}
              onChange={({ target }) => set(days.with(place, { day: target.value, hours: text }))}
              sx={{ flex: { xs: '1 1 100%', sm: '1 1 130px' }, maxWidth: { sm: 200 } }}
            />
            <HoursFields
              name={day}
              hours={text}
              onChange={(changed) => set(days.with(place, { day, hours: changed }))}
            />
            <Button color="error" onClick={() => set(days.toSpliced(place, 1))} sx={{ minHeight: 44 }}>
              {translate('counter.content.showroom.special_remove', { day })}
            </Button>
          </Box>
        ))}
        <Button variant="outlined" onClick={() => set([...days, { day: '', hours: HALF_DAY }])} sx={{ minHeight: 44 }}>
          {translate('counter.content.showroom.special_add')}
        </Button>
      </Stack>
    </Box>
  );
};
