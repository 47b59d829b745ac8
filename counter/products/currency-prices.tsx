import { Box, CircularProgress, Stack, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { rest } from '../rest.ts';
import { amountOf, type PriceProps, type TaxPrice } from './price-types.ts';
import { SaveBar } from './save-bar.tsx';
import { customValue, inView, productPath, type Product } from './types.ts';
import { useDraft } from './use-draft.ts';
import { useProductWrites } from './use-product-writes.ts';
import { useScreenView } from './use-shop.ts';

const FIELDS = ['price', 'special_price', 'special_from_date', 'special_to_date'] as const;
type Field = (typeof FIELDS)[number];

const DAY = 'YYYY-MM-DD'.length;

const storedOf = (priced: Product, field: Field, amountText: (amount: number) => string): string => {
  if (field === 'price') return priced.price === undefined ? '' : amountText(priced.price);
  const value = customValue(priced, field);
  return field === 'special_price' && value !== '' ? amountText(Number(value)) : value.slice(0, DAY);
};

/** Price with and without tax in the store view. */
const TaxNote = ({ found }: { found: TaxPrice }) => {
  const translate = useTranslate();
  const { money, rate } = useFormats();
  const { price_excluding_tax: net, price_including_tax: gross, currency, taxes } = found;
  return (
    <Typography variant="body2" color="text.secondary">
      {gross === null
        ? translate('counter.product.tax_added', { price: money(net, currency) })
        : translate('counter.product.tax_included', {
            gross: money(gross, currency),
            net: money(net, currency),
            taxes: taxes.map(({ label, percent }) => `${label} ${rate(percent)} %`).join(', '),
          })}
    </Typography>
  );
};

/** Regular and special price in one currency. Both are saved in one request. */
export const CurrencyPrices = ({ product, view, reload }: PriceProps) => {
  const translate = useTranslate();
  const { amountField } = useFormats();
  const screenView = useScreenView();
  const { data: priced, refetch } = useQuery({
    queryKey: ['products', product.sku, 'prices', view.code],
    queryFn: () => rest<Product>('GET', inView(view, productPath(product.sku))),
  });
  const { data: taxPrices, isPending: isTaxPending } = useQuery({
    queryKey: ['products', product.sku, 'tax-prices', screenView?.code, product.extension_attributes.version],
    queryFn: () => rest<TaxPrice[]>('GET', inView(screenView!, `${productPath(product.sku)}/tax-prices`)),
    enabled: screenView !== undefined,
    placeholderData: keepPreviousData,
  });
  const taxPrice = taxPrices?.find(({ store_id }) => store_id === view.id);
  const { draft, isChanged, version, set, clear, rebase } = useDraft<string>(product);
  const { send, problem, isSending } = useProductWrites(async () => {
    await refetch();
    return reload();
  });
  // A note that arrived later would move the fields while a person uses them.
  if (!priced || isTaxPending) return <CircularProgress />;
  const amountText = (amount: number): string => amountField(amount, view.base_currency_code);
  const value = (field: Field): string => draft[field] ?? storedOf(priced, field, amountText);
  const isWrong = (field: Field): boolean =>
    field === 'price' || (field === 'special_price' && value(field) !== '') ? !(amountOf(value(field)) >= 0) : false;
  const isInvalid = FIELDS.some(isWrong);

  const save = async (): Promise<void> => {
    const special = FIELDS.filter((field) => field !== 'price' && draft[field] !== undefined).map((field) => ({
      attribute_code: field,
      value: field === 'special_price' && value(field) !== '' ? String(amountOf(value(field))) : value(field),
    }));
    const body = {
      product: {
        ...(draft['price'] === undefined ? {} : { price: amountOf(draft['price']) }),
        custom_attributes: special,
      },
    };
    const write = { method: 'PUT' as const, path: inView(view, productPath(product.sku)), body };
    if (await send(product, version, [write])) clear();
    else rebase();
  };
  const amount = (field: 'price' | 'special_price') => (
    <TextField
      label={`${translate(`counter.product.${field}`)} (${view.base_currency_code})`}
      value={value(field)}
      onChange={({ target }) => set(field, target.value)}
      error={isWrong(field)}
      helperText={isWrong(field) ? translate('counter.product.amount_wrong') : ''}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'decimal' } }}
    />
  );
  const day = (field: 'special_from_date' | 'special_to_date', label: string) => (
    <TextField
      type="date"
      label={translate(label)}
      value={value(field)}
      onChange={({ target }) => set(field, target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <Stack component="section" spacing={1.5} aria-label={view.base_currency_code}>
      <Typography component="h2" variant="h6">
        {view.base_currency_code}
      </Typography>
      {taxPrice && <TaxNote found={taxPrice} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {amount('price')}
        {amount('special_price')}
        {day('special_from_date', 'counter.product.special_from')}
        {day('special_to_date', 'counter.product.special_to')}
      </Box>
      <SaveBar
        isChanged={isChanged && !isInvalid}
        isSending={isSending}
        problem={problem}
        onSave={() => void save()}
        onUndo={clear}
      />
    </Stack>
  );
};
