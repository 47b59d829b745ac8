import { Autocomplete, Box, Button, FormControlLabel, MenuItem, Stack, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AttributeField } from './attribute-field.tsx';
import { textColumns } from './columns.ts';
import type { PanelProps } from './panel.ts';
import { SaveBar } from './save-bar.tsx';
import { customValue, inView, productPath } from './types.ts';
import { useDraft } from './use-draft.ts';
import { useProductWrites, type Write } from './use-product-writes.ts';
import { useAttributes, useCategories, useViews } from './use-shop.ts';

const VISIBILITIES = [1, 2, 3, 4] as const;

/** Categories, visibility, weight and the merchant's attributes of a product. */
export const AttributesPanel = ({ product, texts, reload }: PanelProps) => {
  const translate = useTranslate();
  const views = useViews();
  const columns = textColumns(views, texts);
  const attributes = useAttributes();
  const categories = useCategories();
  const [isAll, setAll] = useState(false);
  const { draft, isChanged, version, set, clear, rebase } = useDraft<string>(product);
  const { send, problem, isSending } = useProductWrites(reload);

  const links = product.extension_attributes.category_links;
  const storedCategories = links.map(({ category_id }) => category_id).join(',');
  const chosen = (draft['categories'] ?? storedCategories).split(',').filter(Boolean);
  const ownValue = (storeId: number, code: string): string =>
    texts.values.find(({ store_id, attribute_code }) => store_id === storeId && attribute_code === code)?.value ?? '';
  const storedValue = (storeId: number, code: string, isText: boolean): string =>
    isText ? ownValue(storeId, code) : customValue(product, code);
  const valueOf = (storeId: number, code: string, isText: boolean): string =>
    draft[`${storeId} ${code}`] ?? storedValue(storeId, code, isText);
  const shown = attributes.filter(
    ({ attribute_code: code }) =>
      isAll || customValue(product, code) !== '' || Object.keys(draft).some((key) => key.endsWith(` ${code}`)),
  );

  const save = async (): Promise<void> => {
    const isText = (code: string): boolean =>
      attributes.find(({ attribute_code }) => attribute_code === code)?.frontend_input === 'text';
    const changed = Object.entries(draft).flatMap(([key, value]) => {
      const [, storeId, code] = /^(\d+) (.+)$/.exec(key) ?? [];
      if (storeId === undefined || code === undefined) return [];
      return storedValue(Number(storeId), code, isText(code)) === value
        ? []
        : [{ storeId: Number(storeId), code, value }];
    });
    const general = {
      ...(draft['visibility'] ? { visibility: Number(draft['visibility']) } : {}),
      ...(draft['weight'] === undefined ? {} : { weight: Number(draft['weight'].replace(',', '.')) }),
      ...(draft['categories'] === undefined
        ? {}
        : {
            extension_attributes: {
              category_links: chosen.map((id) => ({
                category_id: id,
                position: links.find(({ category_id }) => category_id === id)?.position ?? 0,
              })),
            },
          }),
    };
    const writes = columns.flatMap(({ view, storeId }): Write[] => {
      const custom = changed
        .filter((one) => one.storeId === storeId)
        .map(({ code, value }) => ({ attribute_code: code, value }));
      const isEmpty = custom.length === 0 && (storeId !== 0 || Object.keys(general).length === 0);
      if (isEmpty) return [];
      const body = { product: { ...(storeId === 0 ? general : {}), custom_attributes: custom } };
      return [{ method: 'PUT', path: inView(view, productPath(product.sku)), body }];
    });
    if (await send(product, version, writes)) clear();
    else rebase();
  };

  return (
    <Stack spacing={2.5}>
      <Autocomplete
        multiple
        options={[...categories]}
        value={categories.filter(({ id }) => chosen.includes(id))}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onChange={(_, values) => set('categories', values.map(({ id }) => id).join(','))}
        renderInput={(parameters) => <TextField {...parameters} label={translate('counter.product.categories')} />}
      />
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <TextField
          select
          label={translate('counter.product.visibility')}
          value={draft['visibility'] ?? String(product.visibility)}
          onChange={({ target }) => set('visibility', target.value)}
        >
          {VISIBILITIES.map((id) => (
            <MenuItem key={id} value={String(id)}>
              {translate(`counter.product.visibility_${id}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={translate('counter.product.weight')}
          value={draft['weight'] ?? String(product.weight)}
          onChange={({ target }) => set('weight', target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      </Box>
      <FormControlLabel
        control={<Switch checked={isAll} onChange={(_, checked) => setAll(checked)} />}
        label={translate('counter.product.all_attributes')}
      />
      {shown.map((attribute) => (
        <AttributeField
          key={attribute.attribute_code}
          attribute={attribute}
          columns={columns}
          valueOf={(storeId) => valueOf(storeId, attribute.attribute_code, attribute.frontend_input === 'text')}
          onChange={(storeId, value) => set(`${storeId} ${attribute.attribute_code}`, value)}
        />
      ))}
      {shown.length === 0 && attributes.length > 0 && (
        <Button onClick={() => setAll(true)}>{translate('counter.product.all_attributes')}</Button>
      )}
      <SaveBar
        isChanged={isChanged}
        isSending={isSending}
        problem={problem}
        onSave={() => void save()}
        onUndo={clear}
      />
    </Stack>
  );
};
