import { Box, Button, Stack, TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { questionHtml } from '#contract/content-questions.ts';

type Props = { language: string; onAdd: (html: string) => void; onClose: () => void };

/** Fields of a new question. */
export const NewQuestion = ({ language, onAdd, onClose }: Props) => {
  const translate = useTranslate();
  const [question, setQuestion] = useState('');
  const [answer, setAnswer] = useState('');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Stack spacing={1.5} role="group" aria-label={translate('counter.content.question_add')}>
      <TextField
        label={translate('counter.content.question_new')}
        value={question}
        onChange={({ target }) => setQuestion(target.value)}
        inputRef={first}
        slotProps={{ htmlInput: { lang: language } }}
      />
      <TextField
        label={translate('counter.content.answer')}
        helperText={translate('counter.content.answer_rule')}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
        multiline
        minRows={3}
        slotProps={{ htmlInput: { lang: language } }}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          variant="contained"
          disabled={!question.trim() || !answer.trim()}
          onClick={() => onAdd(questionHtml(question, answer))}
          sx={{ minHeight: 44 }}
        >
          {translate('counter.content.add')}
        </Button>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {translate('counter.cancel')}
        </Button>
      </Box>
    </Stack>
  );
};
