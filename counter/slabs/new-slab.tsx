import { Alert, Autocomplete, CircularProgress, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { rest } from '../rest.ts';
import { useSessionEnd } from '../use-session-end.ts';
import { NewSlabForm } from './new-slab-form.tsx';
import type { SlabForm } from './types.ts';

type SlabProduct = { sku: string; name: string | null };

/** Publishes a photographed slab: first its product, then its form. */
export const NewSlab = () => {
  const translate = useTranslate();
  const [product, setProduct] = useState<SlabProduct | null>(null);
  const { data: products, error } = useQuery({
    queryKey: ['slab-products'],
    queryFn: () => rest<readonly SlabProduct[]>('GET', '/V1/slab-products'),
  });
  const { data: form } = useQuery({
    queryKey: ['slab-products', product?.sku],
    queryFn: () => rest<SlabForm>('GET', `/V1/slab-products/${encodeURIComponent(product?.sku ?? '')}`),
    enabled: product !== null,
  });
  useSessionEnd(error);
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 700 }}>
      <Title title={translate('counter.slab.new')} />
      <Typography component="h1" variant="h5">
        {translate('counter.slab.new')}
      </Typography>
      {error && <Alert severity="error">{translate('counter.error.server')}</Alert>}
      <Autocomplete
        options={products ?? []}
        value={product}
        onChange={(_, chosen) => setProduct(chosen)}
        getOptionLabel={({ name, sku }) => `${name ?? ''} · ${sku}`}
        getOptionKey={({ sku }) => sku}
        isOptionEqualToValue={(one, other) => one.sku === other.sku}
        renderInput={(parameters) => <TextField {...parameters} label={translate('counter.slab.product')} />}
      />
      {product && !form && <CircularProgress />}
      {form && <NewSlabForm key={form.sku} form={form} />}
    </Stack>
  );
};
