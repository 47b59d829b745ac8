import { Autocomplete, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Value } from './types.ts';

const ZONES = Intl.supportedValuesOf('timeZone');

/** Time zone of a showroom's hours. */
export const TimeZoneField = ({ value, onChange }: { value: Value; onChange: (change: Value) => void }) => {
  const translate = useTranslate();
  const zone = typeof value['time_zone'] === 'string' ? value['time_zone'] : null;
  return (
    <Autocomplete
      options={zone && !ZONES.includes(zone) ? [zone, ...ZONES] : ZONES}
      value={zone || null}
      onChange={(_, chosen) => onChange({ time_zone: chosen ?? '' })}
      renderInput={(parameters) => (
        <TextField {...parameters} label={translate('counter.content.showroom.time_zone')} />
      )}
    />
  );
};
