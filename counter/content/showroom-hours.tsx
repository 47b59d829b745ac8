import { Box, Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import type { Value } from './types.ts';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const USUAL = '09:00-17:00';

/** 2024 began on a Monday. */
const dayName = (place: number, locale: string): string => {
  const name = new Intl.DateTimeFormat(`${locale}-CA`, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, 1 + place),
  );
  return name.charAt(0).toUpperCase() + name.slice(1);
};

type Props = {
  hours: Readonly<Record<string, string>>;
  closedOn: readonly string[];
  onChange: (change: Value) => void;
};

/** Opening hours of the week, and days on which a showroom is closed. */
export const ShowroomHours = ({ hours, closedOn, onChange }: Props) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
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
        {WEEKDAYS.map((weekday, place) => {
          const name = dayName(place, locale);
          const [opens = '', closes = ''] = hours[weekday]?.split('-') ?? [];
          const isOpen = hours[weekday] !== undefined;
          const time = (label: string, value: string, write: (value: string) => string) => (
            <TextField
              type="time"
              size="small"
              sx={{ flex: '1 1 130px', maxWidth: 200 }}
              label={translate(label)}
              value={value}
              onChange={({ target }) => set(weekday, write(target.value))}
              slotProps={{
                inputLabel: { shrink: true },
                htmlInput: { 'aria-label': `${name}, ${translate(label)}` },
              }}
            />
          );
          return (
            <Box key={weekday} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <FormControlLabel
                sx={{ minWidth: 140, minHeight: 44 }}
                control={
                  <Checkbox checked={isOpen} onChange={(_, checked) => set(weekday, checked ? USUAL : undefined)} />
                }
                label={name}
              />
              {isOpen ? (
                <>
                  {time('counter.content.showroom.opens', opens, (value) => `${value}-${closes}`)}
                  {time('counter.content.showroom.closes', closes, (value) => `${opens}-${value}`)}
                </>
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
