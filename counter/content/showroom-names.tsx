import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { languageOf, useViews } from '../products/use-shop.ts';
import type { Value } from './types.ts';

type Texts = Readonly<Record<string, string>>;

type Props = { value: Value; onChange: (change: Value) => void; field: 'names' | 'descriptions' };

/** Names or descriptions of a showroom in the languages of the shop. */
export const ShowroomNames = ({ value, onChange, field }: Props) => {
  const translate = useTranslate();
  const texts = (value[field] ?? {}) as Texts;
  const languages = new Set([...useViews().map(languageOf), ...Object.keys(texts)]);
  const label = field === 'names' ? 'counter.content.showroom.name_in' : 'counter.content.showroom.description_in';
  return [...languages].map((language) => (
    <TextField
      key={language}
      label={translate(label, { language: language.toUpperCase() })}
      value={texts[language] ?? ''}
      onChange={({ target }) => onChange({ [field]: { ...texts, [language]: target.value } })}
      multiline={field === 'descriptions'}
      slotProps={{ htmlInput: { lang: language } }}
    />
  ));
};
