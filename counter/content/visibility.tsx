import { Button, FormControlLabel, Stack, Switch, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Section } from '../orders/section.tsx';
import type { ContentEditor } from './use-editor.ts';

/** A time of the API, in UTC, as the value of a field in the browser's time zone. */
const localTime = (text: string | null | undefined): string => {
  if (!text) return '';
  const at = new Date(`${text.replace(' ', 'T')}Z`);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

const utcTime = (local: string): string | null =>
  local ? new Date(local).toISOString().slice(0, 19).replace('T', ' ') : null;

/** Form for the visibility of a page or block, with an optional start and end. */
export const Visibility = ({ editor }: { editor: ContentEditor }) => {
  const translate = useTranslate();
  const { is_active: isActive = false, visible_from: from, visible_until: until } = editor.editor ?? {};
  const isPlanned = Boolean(from ?? until);
  const [isShown, setShown] = useState(isActive || isPlanned);
  const [begin, setBegin] = useState(localTime(from));
  const [end, setEnd] = useState(localTime(until));
  const save = (): void =>
    void editor.setVisibility({
      is_active: isShown,
      visible_from: isShown ? utcTime(begin) : null,
      visible_until: isShown ? utcTime(end) : null,
    });
  const time = (label: string, value: string, set: (value: string) => void) => (
    <TextField
      type="datetime-local"
      label={translate(label)}
      value={value}
      onChange={({ target }) => set(target.value)}
      disabled={!isShown}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <Section title={translate('counter.content.visibility')}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <FormControlLabel
          control={<Switch checked={isShown} onChange={(_, checked) => setShown(checked)} />}
          label={translate('counter.content.is_shown')}
        />
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          {time('counter.content.visible_from', begin, setBegin)}
          {time('counter.content.visible_until', end, setEnd)}
        </Stack>
        <Typography variant="body2" color="text.secondary">
          {translate('counter.content.visibility_rule')}
        </Typography>
        <Button variant="outlined" onClick={save} loading={editor.isSending} sx={{ minHeight: 44 }}>
          {translate('counter.content.save_visibility')}
        </Button>
      </Stack>
    </Section>
  );
};
