import { Box, Checkbox, FormControlLabel, MenuItem, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { View } from '../products/types.ts';
import { useCategories } from '../products/use-shop.ts';
import { MenuChoice, type ChoiceType } from './menu-choice.tsx';
import { MenuFilters } from './menu-filters.tsx';
import { PictureButton } from './picture-button.tsx';
import { MENU_TYPES, type MenuEntry } from './types.ts';
import { VisibleDates } from './visible-dates.tsx';

type Props = { entry: MenuEntry; onChange: (part: Partial<MenuEntry>) => void; view: View };

const isChoiceType = (type: string): type is ChoiceType =>
  type === 'cms_page' || type === 'cms_block' || type === 'product';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const dateOf = (value: unknown): string | null => textOf(value) || null;

/** Fields for the target, image and dates of a menu entry. */
export const MenuTarget = ({ entry, onChange, view }: Props) => {
  const translate = useTranslate();
  const categories = useCategories();
  const { type, content } = entry;
  const picture = textOf(entry['image']);
  return (
    <>
      <TextField
        select
        size="small"
        label={translate('counter.content.menu_type')}
        value={type}
        onChange={({ target }) => onChange({ type: target.value, content: '', search_params: null })}
      >
        {MENU_TYPES.map((one) => (
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
      {type === 'category' && (
        <MenuFilters
          parameters={textOf(entry['search_params'])}
          onChange={(parameters) => onChange({ search_params: parameters || null })}
          view={view}
        />
      )}
      {isChoiceType(type) && (
        <MenuChoice
          key={type}
          type={type}
          content={content}
          onChange={(chosen) => onChange({ content: chosen })}
          view={view}
        />
      )}
      {type === 'cms_block' && (
        <Typography variant="body2" color="text.secondary">
          {translate('counter.content.menu_block_rule')}
        </Typography>
      )}
      {type === 'custom_url' && (
        <>
          <TextField
            size="small"
            label={translate('counter.content.menu_content_custom_url')}
            value={content ?? ''}
            onChange={({ target }) => onChange({ content: target.value })}
            required
          />
          <FormControlLabel
            control={
              <Checkbox
                checked={entry['opens_new_tab'] === true}
                onChange={(_, checked) => onChange({ opens_new_tab: checked })}
              />
            }
            label={translate('counter.content.menu_new_tab')}
          />
        </>
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
      <VisibleDates
        dates={{ visible_from: dateOf(entry['visible_from']), visible_until: dateOf(entry['visible_until']) }}
        onChange={onChange}
      />
    </>
  );
};
