import { Box, Stack, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ContentScreen, type ScreenPart } from './content-screen.tsx';
import { PictureButton } from './picture-button.tsx';
import { ShowroomHours } from './showroom-hours.tsx';
import { SHOWROOM_FIELDS } from './types.ts';

type Texts = Readonly<Record<string, string>>;

const Fields = ({ value, onChange }: ScreenPart) => {
  const translate = useTranslate();
  const names = (value['names'] ?? {}) as Texts;
  const descriptions = (value['descriptions'] ?? {}) as Texts;
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
  const languages = [...new Set([...Object.keys(names), ...Object.keys(descriptions)])];
  return (
    <Stack spacing={2}>
      <ShowroomHours
        hours={(value['hours'] ?? {}) as Texts}
        closedOn={(value['closed_on'] ?? []) as readonly string[]}
        onChange={onChange}
      />
      {SHOWROOM_FIELDS.map(text)}
      {languages.map((language) => (
        <TextField
          key={`name ${language}`}
          label={translate('counter.content.showroom.name_in', { language: language.toUpperCase() })}
          value={names[language] ?? ''}
          onChange={({ target }) => onChange({ names: { ...names, [language]: target.value } })}
          slotProps={{ htmlInput: { lang: language } }}
        />
      ))}
      {languages.map((language) => (
        <TextField
          key={`description ${language}`}
          label={translate('counter.content.showroom.description_in', { language: language.toUpperCase() })}
          value={descriptions[language] ?? ''}
          onChange={({ target }) => onChange({ descriptions: { ...descriptions, [language]: target.value } })}
          multiline
          slotProps={{ htmlInput: { lang: language } }}
        />
      ))}
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
  return <ContentScreen key={id} kind="showroom" id={id} isByView={false} fields={(part) => <Fields {...part} />} />;
};
