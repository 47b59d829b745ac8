import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/Delete';
import { Box, Button, Card, CardContent, Checkbox, FormControlLabel, IconButton, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { SaveBar } from './save-bar.tsx';
import { TranslatedField, type TextColumn } from './text-fields.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { inView, productPath, type Picture, type Product, type Texts } from './types.ts';
import { useDraft } from './use-draft.ts';
import { useProductWrites, type Reload } from './use-product-writes.ts';

const ROLES = ['image', 'small_image', 'thumbnail'] as const;

type Props = {
  product: Product;
  picture: Picture;
  place: number;
  count: number;
  columns: readonly TextColumn[];
  texts: Texts;
  reload: Reload;
  isSending: boolean;
  onDrag: () => void;
  /** Moves the picture by one place. */
  onMove: (by: 1 | -1) => void;
  onChange: (entry: object) => void;
  onDelete: () => void;
};

/** A picture with its order, roles and alternative texts. */
export const PictureCard = (props: Props) => {
  const { product, picture, place, count, columns, texts, reload, isSending, onDrag, onMove, onChange, onDelete } =
    props;
  const translate = useTranslate();
  const [isDeleting, setDeleting] = useState(false);
  const { draft, isChanged, version, set, clear, rebase } = useDraft<string>(product);
  const writes = useProductWrites(reload);
  const stored = (storeId: number): string =>
    texts.media_labels.find(({ id, store_id }) => id === picture.id && store_id === storeId)?.label ?? '';
  const number = String(place + 1);

  const saveLabels = async (): Promise<void> => {
    const changed = columns.flatMap(({ view, storeId }) => {
      const label = draft[String(storeId)];
      if (label === undefined || label === stored(storeId)) return [];
      const path = inView(view, `${productPath(product.sku)}/media/${picture.id}`);
      return [{ method: 'PUT' as const, path, body: { entry: { label } } }];
    });
    if (await writes.send(product, version, changed)) clear();
    else rebase();
  };

  return (
    <Card variant="outlined" draggable={!isChanged} onDragStart={onDrag}>
      <CardContent sx={{ display: 'flex', gap: 2, flexDirection: { xs: 'column', sm: 'row' } }}>
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          <Thumbnail file={picture.file} size={140} />
          <Box>
            <IconButton
              disabled={place === 0 || isSending}
              onClick={() => onMove(-1)}
              aria-label={translate('counter.product.move_up', { number })}
            >
              <ArrowUpwardIcon />
            </IconButton>
            <IconButton
              disabled={place === count - 1 || isSending}
              onClick={() => onMove(1)}
              aria-label={translate('counter.product.move_down', { number })}
            >
              <ArrowDownwardIcon />
            </IconButton>
            <IconButton
              disabled={isSending}
              onClick={() => setDeleting(true)}
              aria-label={translate('counter.product.delete_picture', { number })}
            >
              <DeleteIcon />
            </IconButton>
          </Box>
          {isDeleting && (
            <Button color="error" variant="contained" loading={isSending} onClick={onDelete}>
              {translate('counter.product.delete_really')}
            </Button>
          )}
        </Stack>
        <Stack spacing={1} sx={{ flexGrow: 1, minWidth: 0 }}>
          <Box>
            {ROLES.map((role) => (
              <FormControlLabel
                key={role}
                label={translate(`counter.product.role.${role}`)}
                control={
                  <Checkbox
                    checked={picture.types.includes(role)}
                    disabled={isSending}
                    onChange={(_, checked) =>
                      onChange({
                        types: checked ? [...picture.types, role] : picture.types.filter((one) => one !== role),
                      })
                    }
                  />
                }
              />
            ))}
          </Box>
          <TranslatedField
            label={translate('counter.product.alternative_text')}
            columns={columns}
            valueOf={(storeId) => draft[String(storeId)] ?? stored(storeId)}
            onChange={(storeId, value) => set(String(storeId), value)}
          />
          {(isChanged || writes.problem) && (
            <SaveBar
              isChanged={isChanged}
              isSending={writes.isSending}
              problem={writes.problem}
              onSave={() => void saveLabels()}
              onUndo={clear}
            />
          )}
        </Stack>
      </CardContent>
    </Card>
  );
};
