import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

type Props = { value: string; onChange: (value: string) => void };

/** The six digits of an authenticator app. */
export const CodeField = ({ value, onChange }: Props) => (
  <TextField
    label={useTranslate()('counter.code')}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    required
    fullWidth
    autoComplete="one-time-code"
    slotProps={{ htmlInput: { inputMode: 'numeric', pattern: '[0-9 ]{6,7}', maxLength: 7 } }}
  />
);
