import { Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { today } from '../records/today.ts';

/** The chosen days; at first from the first of this month until today. */
export const useRange = () => {
  const [range, setRange] = useState(() => ({ from: `${today().slice(0, 8)}01`, to: today() }));
  return { range, setRange, query: new URLSearchParams(range).toString() };
};

type Props = Pick<ReturnType<typeof useRange>, 'range' | 'setRange'>;

export const RangeFields = ({ range, setRange }: Props) => {
  const translate = useTranslate();
  return (
    <Stack direction="row" spacing={2}>
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          label={translate(`counter.figures.${name}`)}
          value={range[name]}
          onChange={({ target }) => target.value && setRange({ ...range, [name]: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ maxWidth: { sm: 200 } }}
        />
      ))}
    </Stack>
  );
};
