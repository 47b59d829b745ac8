import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { SAVE } from '../keyboard/shortcuts.ts';

type Props = {
  isChanged: boolean;
  isSending: boolean;
  problem: string | undefined;
  onSave: () => void;
  onUndo: () => void;
};

/** Error of the last save, and the buttons of a form. Visible while there are unsaved changes. */
export const SaveBar = ({ isChanged, isSending, problem, onSave, onUndo }: Props) => {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        position: isChanged ? 'sticky' : 'static',
        bottom: 0,
        py: 1,
        bgcolor: 'background.paper',
        zIndex: 1,
      }}
    >
      {problem && (
        <Alert severity="error" sx={{ mb: 1, whiteSpace: 'pre-line' }}>
          {problem}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="contained" disabled={!isChanged} loading={isSending} onClick={onSave} data-shortcut={SAVE}>
          {translate('counter.product.save')}
        </Button>
        <Button disabled={!isChanged || isSending} onClick={onUndo}>
          {translate('counter.product.undo')}
        </Button>
      </Box>
    </Box>
  );
};
