import { Box, Stack, Tab, Tabs, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ContentScreen, type ScreenPart } from './content-screen.tsx';
import { questionListsOf } from '#contract/content-questions.ts';
import { PiecesFields } from './pieces-fields.tsx';
import { QuestionsFields } from './questions-fields.tsx';
import { PAGE_FIELDS } from './types.ts';
import { Visibility } from './visibility.tsx';

const MORE_FIELDS = PAGE_FIELDS.filter((field) => field !== 'title' && field !== 'content');

type ContentTab = 'questions' | 'fields' | 'html';

/** Editor for the HTML of a page or block: questions, fields or source. */
const ContentFields = ({ value, onChange, language }: ScreenPart) => {
  const translate = useTranslate();
  const html = typeof value['content'] === 'string' ? value['content'] : '';
  const hasQuestions = questionListsOf(html).length > 0;
  const [chosen, setChosen] = useState<ContentTab>();
  const first = hasQuestions ? 'questions' : 'fields';
  const tab = chosen === 'questions' ? first : (chosen ?? first);
  const set = (content: string): void => onChange({ content });
  return (
    <Box>
      <Tabs value={tab} onChange={(_, name: ContentTab) => setChosen(name)} sx={{ mb: 2 }}>
        {hasQuestions && <Tab value="questions" label={translate('counter.content.tab.questions')} />}
        <Tab value="fields" label={translate('counter.content.tab.fields')} />
        <Tab value="html" label={translate('counter.content.tab.html')} />
      </Tabs>
      {tab === 'questions' && <QuestionsFields html={html} onChange={set} language={language} />}
      {tab === 'fields' && <PiecesFields html={html} onChange={set} language={language} />}
      {tab === 'html' && (
        <TextField
          label="HTML"
          value={html}
          onChange={({ target }) => set(target.value)}
          multiline
          minRows={12}
          maxRows={30}
          fullWidth
          slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace', fontSize: 13 } } }}
        />
      )}
    </Box>
  );
};

const Fields = ({ kind, ...part }: ScreenPart & { kind: 'page' | 'block' }) => {
  const translate = useTranslate();
  const { value, onChange, language } = part;
  const field = (name: string) => (
    <TextField
      key={name}
      label={translate(`counter.content.field.${name}`)}
      value={value[name] ?? ''}
      onChange={({ target }) => onChange({ [name]: target.value })}
      required={name === 'title'}
      multiline={name === 'meta_description'}
      fullWidth
      slotProps={{ htmlInput: { lang: language } }}
    />
  );
  return (
    <Stack spacing={2}>
      {field('title')}
      <ContentFields {...part} />
      {kind === 'page' && MORE_FIELDS.map(field)}
    </Stack>
  );
};

/** Editor of a page or block beside its preview. */
export const DocumentShow = ({ kind }: { kind: 'page' | 'block' }) => {
  const { id = '' } = useParams();
  return (
    <ContentScreen
      key={`${kind} ${id}`}
      kind={kind}
      id={id}
      isByView
      fields={(part) => <Fields kind={kind} {...part} />}
      more={(editor) => <Visibility editor={editor} />}
    />
  );
};
