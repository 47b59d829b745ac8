import { Box, Button } from '@mui/material';
import { useRef, useState, type ChangeEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { base64Of } from '../products/upload.ts';
import { rest, RestError } from '../rest.ts';
import { refusalText } from './refusals.ts';

/** Uploads a picture and returns its path below `/media/`. */
export const PictureButton = ({ onStored }: { onStored: (path: string) => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    setSending(true);
    try {
      const content = { base64_encoded_data: await base64Of(file), type: file.type, name: file.name };
      onStored((await rest<{ url: string }>('POST', '/V1/contentPictures', { body: { picture: { content } } })).url);
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      notify(translate(refusalText(error), { _: error.message }), { type: 'error' });
    } finally {
      setSending(false);
    }
  };
  return (
    <Box>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/gif"
        onChange={(event) => void upload(event)}
      />
      <Button variant="outlined" loading={isSending} onClick={() => input.current?.click()} sx={{ minHeight: 44 }}>
        {translate('counter.content.choose_picture')}
      </Button>
    </Box>
  );
};
