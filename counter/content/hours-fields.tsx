import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

type Props = {
  /** Name of the day. */
  name: string;
  /** Such as `09:00-17:00`. */
  hours: string;
  onChange: (hours: string) => void;
};

/** Fields for the times at which a showroom opens and closes on a day. */
export const HoursFields = ({ name, hours, onChange }: Props) => {
  const translate = useTranslate();
  const [opens = '', closes = ''] = hours.split('-');
  const time = (label: string, value: string, write: (value: string) => string) => (
    <TextField
      type="time"
      size="small"
      sx={{ flex: '1 1 130px', maxWidth: 200 }}
      label={translate(label)}
      value={value}
      onChange={({ target }) => onChange(write(target.value))}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { 'aria-label': [name, translate(label)].filter(Boolean).join(', ') },
      }}
    />
  );
  return (
    <>
      {time('counter.content.showroom.opens', opens, (value) => `${value}-${closes}`)}
      {time('counter.content.showroom.closes', closes, (value) => `${opens}-${value}`)}
    </>
  );
};
