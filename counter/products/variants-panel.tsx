import {
  Alert,
  Box,
  Card,
  CircularProgress,
  Link as TextLink,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormats } from '../formats.ts';
import { rest, RestError } from '../rest.ts';
import { amountOf } from './price-types.ts';
import { refusalText } from './refusals.ts';
import { SaveBar } from './save-bar.tsx';
import { customValue, productPath, type Product } from './types.ts';
import { useAttributes, useViews } from './use-shop.ts';

type Cells = { price?: string; qty?: string; status?: string };
type Result = { isSaved: boolean; text: string };

/**
 * The variants of a configurable product as a table. One button saves all changed rows and shows the result of each.
 */
export const VariantsPanel = ({ product }: { product: Product }) => {
  const translate = useTranslate();
  const { amountField } = useFormats();
  const notify = useNotify();
  const attributes = useAttributes();
  const [main] = useViews();
  const [draft, setDraft] = useState<Readonly<Record<string, Cells & { version: string }>>>({});
  const [results, setResults] = useState<Readonly<Record<string, Result>>>({});
  const [isSending, setSending] = useState(false);
  const {
    data: variants,
    error,
    refetch,
  } = useQuery({
    queryKey: ['products', product.sku, 'children'],
    queryFn: () => rest<Product[]>('GET', `/V1/configurable-products/${encodeURIComponent(product.sku)}/children`),
  });

  const optionsOf = (variant: Product): string =>
    (product.extension_attributes.configurable_product_options ?? [])
      .map(({ attribute_id }) => {
        const attribute = attributes.find((one) => String(one.attribute_id) === attribute_id);
        const value = attribute && customValue(variant, attribute.attribute_code);
        return attribute?.options.find((option) => option.value === value)?.label ?? '';
      })
      .filter(Boolean)
      .join(' · ');
  const set = (variant: Product, cells: Cells): void => {
    const { version } = variant.extension_attributes;
    setDraft((before) => ({ ...before, [variant.sku]: { version, ...before[variant.sku], ...cells } }));
  };

  const saveRow = async (
    sku: string,
    { price, qty, status, version }: Cells & { version: string },
  ): Promise<Result> => {
    const body = {
      product: {
        ...(price === undefined ? {} : { price: amountOf(price) }),
        ...(status === undefined ? {} : { status: Number(status) }),
        ...(qty === undefined ? {} : { extension_attributes: { stock_item: { qty: amountOf(qty) } } }),
      },
    };
    try {
      await rest('PUT', productPath(sku), { body, version });
      return { isSaved: true, text: translate('counter.product.saved') };
    } catch (failure) {
      if (!(failure instanceof RestError)) throw failure;
      const text = failure.status === 412 ? 'counter.product.changed' : refusalText(failure);
      return { isSaved: false, text: translate(text, { _: failure.message, value: failure.parameters.join(', ') }) };
    }
  };
  const save = async (): Promise<void> => {
    setSending(true);
    const found: Record<string, Result> = {};
    for (const [sku, cells] of Object.entries(draft)) {
      found[sku] = await saveRow(sku, cells);
      setResults({ ...found });
    }
    const { data: now = [] } = await refetch();
    const versions = new Map(now.map((variant) => [variant.sku, variant.extension_attributes.version]));
    setDraft((before) =>
      Object.fromEntries(
        Object.entries(before)
          .filter(([sku]) => !found[sku]?.isSaved)
          .map(([sku, cells]) => [sku, { ...cells, version: versions.get(sku) ?? cells.version }]),
      ),
    );
    setSending(false);
    if (Object.values(found).every(({ isSaved }) => isSaved)) notify('counter.product.saved', { type: 'success' });
  };

  const failed = Object.values(results).filter(({ isSaved }) => !isSaved).length;
  if (error) return <Alert severity="error">{translate('counter.error.server')}</Alert>;
  if (!variants) return <CircularProgress />;
  return (
    <Stack spacing={1.5}>
      {variants.map((variant) => {
        const cells = draft[variant.sku];
        const result = results[variant.sku];
        const label = (key: string): string => `${translate(key)}, ${variant.sku}`;
        return (
          <Card key={variant.sku} variant="outlined" component="section" aria-label={variant.sku} sx={{ p: 1.5 }}>
            <Box
              sx={{
                display: 'grid',
                gap: 1.5,
                alignItems: 'center',
                gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 3fr) 1fr 1fr 1fr' },
              }}
            >
              <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
                <TextLink component={Link} to={`/products/${encodeURIComponent(variant.sku)}/show`}>
                  {variant.sku}
                </TextLink>
                <Typography variant="body2">{optionsOf(variant)}</Typography>
              </Box>
              <TextField
                size="small"
                label={`${translate('counter.product.price')} ${main?.base_currency_code ?? ''}`}
                value={
                  cells?.price ??
                  (variant.price === undefined ? '' : amountField(variant.price, main?.base_currency_code ?? ''))
                }
                onChange={({ target }) => set(variant, { price: target.value })}
                slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-label': label('counter.product.price') } }}
              />
              <TextField
                size="small"
                label={translate('counter.product.stock')}
                value={cells?.qty ?? String(variant.extension_attributes.stock_item?.qty ?? '')}
                onChange={({ target }) => set(variant, { qty: target.value })}
                slotProps={{ htmlInput: { inputMode: 'numeric', 'aria-label': label('counter.product.stock') } }}
              />
              <TextField
                select
                size="small"
                label={translate('counter.product.status')}
                value={cells?.status ?? String(variant.status)}
                onChange={({ target }) => set(variant, { status: target.value })}
                slotProps={{ select: { SelectDisplayProps: { 'aria-label': label('counter.product.status') } } }}
              >
                <MenuItem value="1">{translate('counter.product.published')}</MenuItem>
                <MenuItem value="2">{translate('counter.product.hidden')}</MenuItem>
              </TextField>
            </Box>
            {result && (
              <Alert severity={result.isSaved ? 'success' : 'error'} sx={{ mt: 1 }}>
                {result.text}
              </Alert>
            )}
          </Card>
        );
      })}
      <SaveBar
        isChanged={Object.keys(draft).length > 0}
        isSending={isSending}
        problem={failed > 0 ? translate('counter.product.rows_failed', { smart_count: failed }) : undefined}
        onSave={() => void save()}
        onUndo={() => {
          setDraft({});
          setResults({});
        }}
      />
    </Stack>
  );
};
