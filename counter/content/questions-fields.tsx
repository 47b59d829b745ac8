import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { questionListsOf, withQuestions, type QuestionList } from '#contract/content-questions.ts';
import { NewQuestion } from './new-question.tsx';
import { QuestionItem } from './question-item.tsx';

type Props = { html: string; onChange: (html: string) => void; language: string };

type Place = { list: number; question: number };

/** Fields to add, edit and sort questions with their answers. */
export const QuestionsFields = ({ html, onChange, language }: Props) => {
  const translate = useTranslate();
  const [open, setOpen] = useState<Place>();
  const [newIn, setNewIn] = useState<number>();
  const lists = questionListsOf(html);
  const titleOf = ({ title }: QuestionList, place: number): string =>
    title || translate('counter.content.question_list', { number: place + 1 });
  const set = (list: number, questions: readonly string[]): void => onChange(withQuestions(html, list, questions));
  const move = (list: number, from: number, to: number): void => {
    const questions = [...lists[list]!.questions];
    questions.splice(to, 0, ...questions.splice(from, 1));
    set(list, questions);
    setOpen(undefined);
  };
  const moveTo = (list: number, from: number, other: number): void => {
    const without = lists[list]!.questions.toSpliced(from, 1);
    const moved = lists[list]!.questions[from]!;
    onChange(withQuestions(withQuestions(html, list, without), other, [...lists[other]!.questions, moved]));
    setOpen(undefined);
  };
  return (
    <Stack spacing={3}>
      {lists.map((each, list) => (
        <Stack key={list} component="section" spacing={1} aria-label={titleOf(each, list)}>
          <Typography component="h2" variant="subtitle1">
            {titleOf(each, list)}
          </Typography>
          <Stack component="ol" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {each.questions.map((question, place) => (
              <QuestionItem
                key={place}
                html={question}
                language={language}
                isOpen={open?.list === list && open.question === place}
                onOpen={(isOpen) => setOpen(isOpen ? { list, question: place } : undefined)}
                onChange={(changed) => set(list, each.questions.with(place, changed))}
                onUp={place > 0 ? () => move(list, place, place - 1) : undefined}
                onDown={place < each.questions.length - 1 ? () => move(list, place, place + 1) : undefined}
                onRemove={
                  each.questions.length > 1
                    ? () => {
                        set(list, each.questions.toSpliced(place, 1));
                        setOpen(undefined);
                      }
                    : undefined
                }
              >
                {lists.length > 1 && each.questions.length > 1 && (
                  <TextField
                    select
                    size="small"
                    label={translate('counter.content.question_in')}
                    value={list}
                    onChange={({ target }) => moveTo(list, place, Number(target.value))}
                  >
                    {lists.map((other, at) => (
                      <MenuItem key={at} value={at}>
                        {titleOf(other, at)}
                      </MenuItem>
                    ))}
                  </TextField>
                )}
              </QuestionItem>
            ))}
          </Stack>
          {newIn === list ? (
            <NewQuestion
              language={language}
              onClose={() => setNewIn(undefined)}
              onAdd={(question) => {
                set(list, [...each.questions, question]);
                setNewIn(undefined);
              }}
            />
          ) : (
            <Button variant="outlined" onClick={() => setNewIn(list)} sx={{ minHeight: 44, alignSelf: 'flex-start' }}>
              {translate('counter.content.question_add')}
            </Button>
          )}
        </Stack>
      ))}
      <Typography variant="body2" color="text.secondary">
        {translate('counter.content.question_rule')}
      </Typography>
    </Stack>
  );
};
