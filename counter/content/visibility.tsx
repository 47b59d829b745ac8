import { Button, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Section } from '../orders/section.tsx';
import type { ContentEditor } from './use-editor.ts';
import { VisibleDates, type Dates } from './visible-dates.tsx';

/** Form for the visibility of a page or block, with an optional start and end. */
export const Visibility = ({ editor }: { editor: ContentEditor }) => {
  const translate = useTranslate();
  const { is_active: isActive = false, visible_from: from = null, visible_until: until = null } = editor.editor ?? {};
  const [isShown, setShown] = useState(isActive || Boolean(from ?? until));
  const [dates, setDates] = useState<Dates>({ visible_from: from, visible_until: until });
  const save = (): void =>
    void editor.setVisibility({
      is_active: isShown,
      ...(isShown ? dates : { visible_from: null, visible_until: null }),
    });
  return (
    <Section title={translate('counter.content.visibility')}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <FormControlLabel
          control={<Switch checked={isShown} onChange={(_, checked) => setShown(checked)} />}
          label={translate('counter.content.is_shown')}
        />
        <VisibleDates
          dates={dates}
          onChange={(change) => setDates((before) => ({ ...before, ...change }))}
          disabled={!isShown}
        />
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
