import { Box, Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { questionText } from '#contract/content-questions.ts';
import { OrderButtons } from './order-buttons.tsx';
import { PiecesFields } from './pieces-fields.tsx';

type Props = {
  /** HTML of the question with its answer. */
  html: string;
  language: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (html: string) => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  children: ReactNode;
};

/** A question with its answer as fields. */
export const QuestionItem = ({ html, language, isOpen, onOpen, onChange, children, ...order }: Props) => {
  const translate = useTranslate();
  const text = questionText(html) || translate('counter.content.piece.question');
  return (
    <Box component="li" sx={{ borderLeft: 3, borderColor: 'divider', pl: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.5 }}>
        <Button
          onClick={() => onOpen(!isOpen)}
          aria-expanded={isOpen}
          lang={language}
          sx={{ flex: '1 1 160px', minHeight: 44, justifyContent: 'flex-start', textAlign: 'start' }}
        >
          {text}
        </Button>
        <OrderButtons name={text} {...order} />
      </Box>
      {isOpen && (
        <Stack spacing={1.5} sx={{ py: 1 }}>
          <PiecesFields html={html} onChange={onChange} language={language} />
          {children}
        </Stack>
      )}
    </Box>
  );
};
