import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ContentEditor } from './use-editor.ts';

type Props = { editor: ContentEditor; storeId: number; mayWrite: boolean };

const textOf = (value: unknown): string => {
  const content = (value as { content?: unknown } | null)?.content;
  return typeof content === 'string' ? content : JSON.stringify(value, undefined, 1);
};

/** Warns that the catalogue file of edited content has changed. Staff can ignore the file or use it. */
export const FileNotice = ({ editor, storeId, mayWrite }: Props) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const changes = editor.editor?.file_changes.filter(({ store_id }) => store_id === storeId) ?? [];
  if (changes.length === 0) return null;
  return (
    <Alert severity="warning">
      {translate('counter.content.file_changed')}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
        <Button size="small" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen} sx={{ minHeight: 44 }}>
          {translate('counter.content.file_show')}
        </Button>
        {mayWrite && (
          <>
            <Button variant="outlined" onClick={() => void editor.settleFile(storeId, 'shop')} sx={{ minHeight: 44 }}>
              {translate('counter.content.file_ignore')}
            </Button>
            <Button variant="outlined" onClick={() => void editor.settleFile(storeId, 'file')} sx={{ minHeight: 44 }}>
              {translate('counter.content.file_use')}
            </Button>
          </>
        )}
      </Box>
      {isOpen &&
        changes.map(({ field, value }) => (
          <Box
            key={field}
            component="pre"
            tabIndex={0}
            sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 240, overflow: 'auto', fontSize: 13 }}
          >
            {textOf(value)}
          </Box>
        ))}
    </Alert>
  );
};
