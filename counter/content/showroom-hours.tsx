import { Box, Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { HoursFields } from './hours-fields.tsx';
import type { Value } from './types.ts';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const USUAL = '09:00-17:00';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Props = {
  hours: Readonly<Record<string, string>>;
  closedOn: readonly string[];
  onChange: (change: Value) => void;
};

/** Opening hours of the week, and days on which a showroom is closed. */
export const ShowroomHours = ({ hours, closedOn, onChange }: Props) => {
  const translate = useTranslate();
  const { weekday: weekdayName } = useFormats();
  const set = (weekday: string, text: string | undefined): void => {
    const { [weekday]: _old, ...others } = hours;
    onChange({ hours: text === undefined ? others : { ...others, [weekday]: text } });
  };
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <Typography component="legend" variant="subtitle1">
        {translate('counter.content.showroom.hours')}
      </Typography>
      <Stack spacing={1.5}>
        {WEEKDAYS.map((weekday) => {
          const name = capital(weekdayName(weekday) ?? weekday);
          const ofDay = hours[weekday];
          return (
            <Box key={weekday} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <FormControlLabel
                sx={{ minWidth: { xs: ofDay === undefined ? 140 : '100%', sm: 140 }, minHeight: 44 }}
                control={
                  <Checkbox
                    checked={ofDay !== undefined}
                    onChange={(_, checked) => set(weekday, checked ? USUAL : undefined)}
                  />
                }
                label={name}
              />
              {ofDay !== undefined ? (
                <HoursFields name={name} hours={ofDay} onChange={(text) => set(weekday, text)} />
              ) : (
                <Typography color="text.secondary">{translate('counter.content.showroom.closed')}</Typography>
              )}
            </Box>
          );
        })}
        <TextField
          label={translate('counter.content.showroom.closed_on')}
          helperText={translate('counter.content.showroom.closed_on_rule')}
          value={closedOn.join(', ')}
          onChange={({ target }) => onChange({ closed_on: target.value.split(',').map((day) => day.trim()) })}
        />
      </Stack>
    </Box>
  );
};
