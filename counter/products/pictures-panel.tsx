import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useRef, useState, type ChangeEvent } from 'react';
import { useTranslate } from 'react-admin';
import { textColumns } from './columns.ts';
import type { PanelProps } from './panel.ts';
import { PictureCard } from './picture-card.tsx';
import { productPath, type Picture } from './types.ts';
import { base64Of } from './upload.ts';
import { useProductWrites, type Write } from './use-product-writes.ts';
import { useViews } from './use-shop.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif';

const moved = <T,>(list: readonly T[], from: number, to: number): readonly T[] => {
  const next = list.filter((_, index) => index !== from);
  next.splice(to, 0, list[from] as T);
  return next;
};

/** Pictures of a product: upload, order, alternative texts, roles. Each action is saved at once. */
export const PicturesPanel = ({ product, texts, reload }: PanelProps) => {
  const translate = useTranslate();
  const views = useViews();
  const { send, problem, isSending } = useProductWrites(reload);
  const [dragged, setDragged] = useState<number>();
  const input = useRef<HTMLInputElement>(null);
  const path = `${productPath(product.sku)}/media`;
  const pictures = product.media_gallery_entries;
  const { version } = product.extension_attributes;

  const upload = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const files = [...(target.files ?? [])];
    target.value = '';
    const writes = await Promise.all(
      files.map(async (file): Promise<Write> => {
        const content = { base64_encoded_data: await base64Of(file), type: file.type, name: file.name };
        return { method: 'POST', path, body: { entry: { media_type: 'image', disabled: false, content } } };
      }),
    );
    if (writes.length > 0) await send(product, undefined, writes);
  };
  const move = (from: number, to: number): void => {
    if (from === to || to < 0 || to >= pictures.length) return;
    const ids = moved(pictures, from, to).map(({ id }) => id);
    void send(product, version, [{ method: 'PUT', path, body: { ids } }]);
  };
  const change = (picture: Picture, entry: object): void =>
    void send(product, version, [{ method: 'PUT', path: `${path}/${picture.id}`, body: { entry } }]);

  return (
    <Stack spacing={2}>
      <Box>
        <input ref={input} type="file" hidden multiple accept={ACCEPTED} onChange={(event) => void upload(event)} />
        <Button variant="contained" loading={isSending} onClick={() => input.current?.click()}>
          {translate('counter.product.add_pictures')}
        </Button>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {translate('counter.product.picture_rule')}
        </Typography>
      </Box>
      {problem && (
        <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
          {problem}
        </Alert>
      )}
      {pictures.length > 0 && !pictures.some(({ types }) => types.includes('image')) && (
        <Alert severity="warning">{translate('counter.product.no_base_picture')}</Alert>
      )}
      <Stack component="ol" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {pictures.map((picture, place) => (
          <Box
            component="li"
            key={picture.id}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined) move(dragged, place);
              setDragged(undefined);
            }}
          >
            <PictureCard
              product={product}
              picture={picture}
              place={place}
              count={pictures.length}
              columns={textColumns(views, texts)}
              texts={texts}
              reload={reload}
              isSending={isSending}
              onDrag={() => setDragged(place)}
              onMove={(by) => move(place, place + by)}
              onChange={(entry) => change(picture, entry)}
              onDelete={() => void send(product, version, [{ method: 'DELETE', path: `${path}/${picture.id}` }])}
            />
          </Box>
        ))}
      </Stack>
    </Stack>
  );
};
