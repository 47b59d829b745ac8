import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { textColumns } from './columns.ts';
import type { PanelProps } from './panel.ts';
import { SaveBar } from './save-bar.tsx';
import { TranslatedField } from './text-fields.tsx';
import { inView, productPath, TEXT_FIELDS, type TextField } from './types.ts';
import { useDraft } from './use-draft.ts';
import { useProductWrites } from './use-product-writes.ts';
import { useViews } from './use-shop.ts';

const ROWS: Partial<Record<TextField, number>> = { short_description: 4, description: 12, meta_description: 4 };

const keyOf = (storeId: number, field: string): string => `${storeId} ${field}`;

/** Texts of a product in all languages. Each changed store view is one request. */
export const TextsPanel = ({ product, texts, reload }: PanelProps) => {
  const translate = useTranslate();
  const columns = textColumns(useViews(), texts);
  const { draft, isChanged, version, set, clear, rebase } = useDraft<string>(product);
  const { send, problem, isSending } = useProductWrites(reload);

  const stored = (storeId: number, field: TextField): string =>
    texts.texts.find(({ store_id }) => store_id === storeId)?.[field] ?? '';
  const value = (storeId: number, field: TextField): string => draft[keyOf(storeId, field)] ?? stored(storeId, field);

  const save = async (): Promise<void> => {
    const writes = columns.flatMap(({ view, storeId }) => {
      const changed = TEXT_FIELDS.filter((field) => value(storeId, field) !== stored(storeId, field));
      if (changed.length === 0) return [];
      const attributes = changed
        .filter((field) => field !== 'name')
        .map((field) => ({ attribute_code: field, value: value(storeId, field) }));
      const body = {
        product: {
          ...(changed.includes('name') ? { name: value(storeId, 'name') } : {}),
          custom_attributes: attributes,
        },
      };
      return [{ method: 'PUT' as const, path: inView(view, productPath(product.sku)), body }];
    });
    if (await send(product, version, writes)) clear();
    else rebase();
  };

  return (
    <Stack spacing={2.5}>
      {TEXT_FIELDS.map((field) => (
        <TranslatedField
          key={field}
          label={translate(`counter.product.field.${field}`)}
          columns={columns}
          valueOf={(storeId) => value(storeId, field)}
          onChange={(storeId, text) => set(keyOf(storeId, field), text)}
          isRequired={field === 'name'}
          {...(ROWS[field] ? { rows: ROWS[field] } : {})}
        />
      ))}
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
