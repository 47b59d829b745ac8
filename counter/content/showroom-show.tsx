import { Alert, Box, Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ContentScreen, type ScreenPart } from './content-screen.tsx';
import { PictureButton } from './picture-button.tsx';
import { ShowroomHours } from './showroom-hours.tsx';
import { ShowroomNames } from './showroom-names.tsx';
import { SpecialHours } from './special-hours.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import { SHOWROOM_FIELDS } from './types.ts';
import { Visibility } from './visibility.tsx';

/** Fields with a number, and their limits. */
const NUMBERS = [
  ['transfer_days', 'counter.content.showroom.transfer_days', 0, 100],
  ['latitude', 'counter.content.showroom.latitude', -90, 90],
  ['longitude', 'counter.content.showroom.longitude', -180, 180],
] as const;

type Texts = Readonly<Record<string, string>>;

const Fields = ({ value, onChange }: ScreenPart) => {
  const translate = useTranslate();
  const hours = (value['hours'] ?? {}) as Texts;
  const text = (name: string) => (
    <TextField
      key={name}
      label={translate(`counter.content.showroom.${name}`)}
      value={value[name] ?? ''}
      onChange={({ target }) => onChange({ [name]: target.value })}
      required={name !== 'email'}
      fullWidth
    />
  );
  const number = ([name, label, min, max]: (typeof NUMBERS)[number]) => (
    <TextField
      key={name}
      type="number"
      label={translate(label)}
      value={value[name] ?? ''}
      onChange={({ target }) => onChange({ [name]: target.value === '' ? '' : Number(target.value) })}
      slotProps={{ htmlInput: { min, max, step: name === 'transfer_days' ? 1 : 'any' } }}
    />
  );
  return (
    <Stack spacing={2}>
      {Object.keys(hours).length === 0 && (
        <Alert severity="warning">{translate('counter.content.showroom.without_hours')}</Alert>
      )}
      <ShowroomHours hours={hours} closedOn={(value['closed_on'] ?? []) as readonly string[]} onChange={onChange} />
      <SpecialHours hours={(value['special_hours'] ?? {}) as Texts} onChange={onChange} />
      {SHOWROOM_FIELDS.map(text)}
      <ShowroomNames value={value} onChange={onChange} field="names" />
      <ShowroomNames value={value} onChange={onChange} field="descriptions" />
      <TimeZoneField value={value} onChange={onChange} />
      {NUMBERS.map(number)}
      <FormControlLabel
        control={
          <Checkbox
            checked={value['has_slab_yard'] === true}
            onChange={(_, checked) => onChange({ has_slab_yard: checked })}
          />
        }
        label={translate('counter.content.showroom.slab_yard')}
      />
      <TextField
        type="number"
        label={translate('counter.content.showroom.visits')}
        value={value['visits_at_once'] ?? 0}
        onChange={({ target }) => onChange({ visits_at_once: Number(target.value) })}
        slotProps={{ htmlInput: { min: 0, max: 100 } }}
      />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          label={translate('counter.content.piece.picture')}
          value={value['picture'] ?? ''}
          onChange={({ target }) => onChange({ picture: target.value })}
          sx={{ flex: '1 1 200px' }}
        />
        <PictureButton onStored={(picture) => onChange({ picture })} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {translate('counter.content.showroom.rule')}
      </Typography>
    </Stack>
  );
};

/** Editor of a showroom with its hours. */
export const ShowroomShow = () => {
  const { id = '' } = useParams();
  return (
    <ContentScreen
      key={id}
      kind="showroom"
      id={id}
      isByView={false}
      fields={(part) => <Fields {...part} />}
      more={(editor) => <Visibility editor={editor} />}
    />
  );
};
