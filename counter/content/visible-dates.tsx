import { Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

/** A time of the API, in UTC, as the value of a field in the browser's time zone. */
const localTime = (text: string): string => {
  const at = new Date(`${text.replace(' ', 'T')}Z`);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

const utcTime = (local: string): string | null =>
  local ? new Date(local).toISOString().slice(0, 19).replace('T', ' ') : null;

export type Dates = { visible_from: string | null; visible_until: string | null };

type Props = { dates: Dates; onChange: (dates: Partial<Dates>) => void; disabled?: boolean };

const FIELDS = [
  ['visible_from', 'counter.content.visible_from'],
  ['visible_until', 'counter.content.visible_until'],
] as const;

/** Fields for the begin and end of a visibility, in the time zone of the device. */
export const VisibleDates = ({ dates, onChange, disabled = false }: Props) => {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      {FIELDS.map(([name, label]) => (
        <TextField
          key={name}
          type="datetime-local"
          size="small"
          label={translate(label)}
          value={dates[name] ? localTime(dates[name]) : ''}
          onChange={({ target }) => onChange({ [name]: utcTime(target.value) })}
          disabled={disabled}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
    </Stack>
  );
};
