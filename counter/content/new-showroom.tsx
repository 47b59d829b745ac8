import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { rest, RestError } from '../rest.ts';
import { refusalText } from './refusals.ts';
import { ShowroomNames } from './showroom-names.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import type { Value } from './types.ts';
import { useShowroomCountries } from './use-showroom-countries.ts';

const TEXTS = [
  ['street', 'counter.content.showroom.street'],
  ['city', 'counter.content.showroom.city'],
  ['postcode', 'counter.content.showroom.postcode'],
  ['telephone', 'counter.content.showroom.telephone'],
] as const;

const THIS_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Creates a showroom that shoppers do not see yet. */
export const NewShowroom = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const titleId = useId();
  const countries = useShowroomCountries();
  const [value, setValue] = useState<Value>({ time_zone: THIS_ZONE });
  const [problem, setProblem] = useState<string>();
  const set = (change: Value): void => setValue((before) => ({ ...before, ...change }));
  const country = countries.find(({ id }) => id === (value['country_id'] ?? countries[0]?.id));
  const regions = country?.available_regions ?? [];
  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setProblem(undefined);
    try {
      const body = { showroom: { ...value, country_id: country?.id } };
      const { id } = await rest<{ id: string }>('POST', '/V1/showrooms', { body });
      await navigate(`/content/showroom/${id}`);
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      setProblem(translate(refusalText(error), { _: error.message }));
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form onSubmit={(event) => void create(event)}>
        <DialogTitle id={titleId}>{translate('counter.content.new_showroom')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <ShowroomNames value={value} onChange={set} field="names" />
            <TextField
              label={translate('counter.content.identifier_block')}
              helperText={translate('counter.content.showroom.code_rule')}
              value={value['code'] ?? ''}
              onChange={({ target }) => set({ code: target.value })}
              required
            />
            {TEXTS.map(([name, label]) => (
              <TextField
                key={name}
                label={translate(label)}
                value={value[name] ?? ''}
                onChange={({ target }) => set({ [name]: target.value })}
                required
              />
            ))}
            {countries.length > 1 && (
              <TextField
                select
                label={translate('counter.address_field.country')}
                value={country?.id ?? ''}
                onChange={({ target }) => set({ country_id: target.value, region_code: undefined })}
              >
                {countries.map(({ id, name }) => (
                  <MenuItem key={id} value={id}>
                    {name}
                  </MenuItem>
                ))}
              </TextField>
            )}
            <TextField
              select
              label={translate('counter.address_field.region')}
              value={value['region_code'] ?? ''}
              onChange={({ target }) => set({ region_code: target.value })}
              required
            >
              {regions.map(({ code, name }) => (
                <MenuItem key={code} value={code}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
            <TimeZoneField value={value} onChange={set} />
            {problem && <Alert severity="error">{problem}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('counter.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('counter.content.create')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
