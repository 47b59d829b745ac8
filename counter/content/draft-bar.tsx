import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PUBLISH, SAVE } from '../keyboard/shortcuts.ts';
import type { ContentEditor } from './use-editor.ts';

/** Saves, publishes and discards the draft of a store view. */
export const DraftBar = ({ editor, storeId }: { editor: ContentEditor; storeId: number }) => {
  const translate = useTranslate();
  const isEdited = editor.isEdited(storeId);
  const hasDraft = editor.draftOf(storeId) !== undefined;
  return (
    <Box sx={{ position: isEdited ? 'sticky' : 'static', bottom: 0, py: 1, bgcolor: 'background.default', zIndex: 1 }}>
      {editor.problem && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {editor.problem}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          disabled={!isEdited}
          loading={editor.isSending}
          onClick={() => void editor.save(storeId)}
          data-shortcut={SAVE}
          sx={{ minHeight: 44 }}
        >
          {translate('counter.content.save_draft')}
        </Button>
        <Button
          variant="contained"
          disabled={(!isEdited && !hasDraft) || editor.isSending}
          onClick={() => void editor.publish(storeId)}
          data-shortcut={PUBLISH}
          sx={{ minHeight: 44 }}
        >
          {translate('counter.content.publish')}
        </Button>
        {isEdited && (
          <Button disabled={editor.isSending} onClick={() => editor.undo(storeId)} sx={{ minHeight: 44 }}>
            {translate('counter.product.undo')}
          </Button>
        )}
        {hasDraft && !isEdited && (
          <Button
            color="error"
            disabled={editor.isSending}
            onClick={() => void editor.discard(storeId)}
            sx={{ minHeight: 44 }}
          >
            {translate('counter.content.discard')}
          </Button>
        )}
      </Box>
    </Box>
  );
};
