import { Alert, Button, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../dialog.tsx';
import { rest, RestError } from '../rest.ts';
import { refusalText } from './refusals.ts';
import { CONTENT_PATHS } from './types.ts';

/** Creates a page or block that shoppers do not see yet. */
export const NewDocument = ({ kind, onClose }: { kind: 'page' | 'block'; onClose: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const titleId = useId();
  const [title, setTitle] = useState('');
  const [identifier, setIdentifier] = useState('');
  const [problem, setProblem] = useState<string>();
  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      const made = { title, identifier, active: false, content: '<p></p>' };
      const { id } = await rest<{ id: number }>('POST', CONTENT_PATHS[kind], { body: { [kind]: made } });
      await navigate(`/content/${kind}/${id}`);
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      setProblem(translate(refusalText(error), { _: error.message }));
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form onSubmit={(event) => void create(event)}>
        <DialogTitle id={titleId}>{translate(`counter.content.new_${kind}`)}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {problem && <Alert severity="error">{problem}</Alert>}
            <TextField
              label={translate('counter.content.field.title')}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
              required
            />
            <TextField
              label={translate(`counter.content.identifier_${kind}`)}
              helperText={translate('counter.content.identifier_rule')}
              value={identifier}
              onChange={({ target }) => setIdentifier(target.value)}
              required
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('counter.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('counter.content.create')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
