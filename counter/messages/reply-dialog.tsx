import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { ChangeDialog } from '../records/change-dialog.tsx';
import { rest } from '../rest.ts';

type Props = {
  path: string;
  written: { name: string; email: string; language: string };
  comment: string;
  reload: () => Promise<unknown>;
  onClose: () => void;
};

/** A reply by email, as plain text in the language of the writer. */
export const ReplyDialog = ({ path, written, comment, reload, onClose }: Props) => {
  const translate = useTranslate();
  const { language } = useFormats();
  const [reply, setReply] = useState('');
  return (
    <ChangeDialog
      title={translate('counter.message.reply_title', { name: written.name || written.email })}
      send="counter.reply_send"
      done="counter.message.replied"
      problems={{ REPLY_INVALID: 'counter.message.reply_invalid', NO_EMAIL: 'counter.message.no_email' }}
      reload={reload}
      onClose={onClose}
      run={() => rest('POST', `${path}/reply`, { body: { reply } })}
    >
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} color="text.secondary">
        {comment}
      </Typography>
      <Typography>
        {translate('counter.message.reply_to', { email: written.email, language: language(written.language) })}
      </Typography>
      <TextField
        label={translate('counter.message.reply')}
        value={reply}
        onChange={({ target }) => setReply(target.value)}
        required
        multiline
        minRows={5}
        slotProps={{ htmlInput: { maxLength: 5000, lang: written.language } }}
      />
    </ChangeDialog>
  );
};
