import { Box, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCategories } from '../products/use-shop.ts';
import { PictureButton } from './picture-button.tsx';
import { MENU_TYPES, type MenuEntry } from './types.ts';

/** Types offered for new entries. Others are entered by number in the catalogue folder. */
const NEW_TYPES: readonly string[] = ['category', 'custom_url', 'wrapper'];

type Props = { entry: MenuEntry; onChange: (part: Partial<MenuEntry>) => void };

/** Fields for the target and image of a menu entry. */
export const MenuTarget = ({ entry, onChange }: Props) => {
  const translate = useTranslate();
  const categories = useCategories();
  const { type, content } = entry;
  const picture = typeof entry['image'] === 'string' ? entry['image'] : '';
  return (
    <>
      <TextField
        select
        size="small"
        label={translate('counter.content.menu_type')}
        value={type}
        onChange={({ target }) => onChange({ type: target.value, content: '' })}
      >
        {MENU_TYPES.filter((one) => NEW_TYPES.includes(one) || one === type).map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`counter.content.menu_type_${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {type === 'category' && (
        <TextField
          select
          size="small"
          label={translate('counter.product.category')}
          value={categories.some(({ id }) => id === content) ? content : ''}
          onChange={({ target }) => onChange({ content: target.value })}
        >
          {categories.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {type !== 'category' && type !== 'wrapper' && (
        <TextField
          size="small"
          label={translate(`counter.content.menu_content_${type}`)}
          value={content ?? ''}
          onChange={({ target }) => onChange({ content: target.value })}
        />
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          size="small"
          label={translate('counter.content.piece.picture')}
          value={picture}
          onChange={({ target }) => onChange({ image: target.value })}
          sx={{ flex: '1 1 200px' }}
        />
        <PictureButton onStored={(path) => onChange({ image: `/media/${path}` })} />
      </Box>
      {picture && (
        <TextField
          size="small"
          label={translate('counter.content.piece.alt')}
          value={entry['image_alt_text'] ?? ''}
          onChange={({ target }) => onChange({ image_alt_text: target.value })}
        />
      )}
    </>
  );
};
