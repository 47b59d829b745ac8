import {
  Alert,
  Autocomplete,
  Box,
  Button,
  FormControlLabel,
  MenuItem,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { useState, type FormEvent } from 'react';
import { Title, useNotify, useRedirect, useTranslate } from 'react-admin';
import { CUSTOMER_GROUPS } from '#contract/customer-groups.ts';
import { focusFirstField } from '../focus.ts';
import { amountOf } from '../products/price-types.ts';
import { useCategories, useViewName, useViews, languageOf } from '../products/use-shop.ts';
import { rest, RestError } from '../rest.ts';
import { couponRefusal } from './refusals.ts';
import { DISCOUNT_KINDS, type Coupon, type DiscountKind } from './types.ts';

const EMPTY = {
  code: '',
  name: '',
  kind: 'by_percent' as DiscountKind,
  percent: '',
  from: '',
  to: '',
  uses: '',
  usesPerCustomer: '',
};

/** Form of a new coupon or automatic discount. */
export const CouponNew = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const views = useViews();
  const viewName = useViewName();
  const categories = useCategories();
  const [hasCode, setHasCode] = useState(true);
  const [values, setValues] = useState(EMPTY);
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>({});
  const [minimums, setMinimums] = useState<Readonly<Record<string, string>>>({});
  const [groups, setGroups] = useState<readonly string[]>([]);
  const [categoryIds, setCategoryIds] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);

  const languages = views.filter(
    (view, place) => views.findIndex((one) => languageOf(one) === languageOf(view)) === place,
  );
  const currencies = [...new Set(views.map(({ base_currency_code }) => base_currency_code))];
  const set = (change: Partial<typeof EMPTY>): void => setValues((before) => ({ ...before, ...change }));
  const field = (name: 'code' | 'name' | 'percent' | 'uses' | 'usesPerCustomer', isRequired = false) => (
    <TextField
      label={translate(`counter.coupon.${name}`)}
      value={values[name]}
      required={isRequired}
      onChange={({ target }) => set({ [name]: target.value })}
      slotProps={{ htmlInput: { inputMode: name === 'code' || name === 'name' ? 'text' : 'decimal' } }}
    />
  );
  const moneyOf = (given: Readonly<Record<string, string>>) =>
    Object.entries(given)
      .filter(([, text]) => text.trim() !== '')
      .map(([currency, text]) => ({ currency, amount: amountOf(text) }));
  const moneyFields = (
    given: Readonly<Record<string, string>>,
    setGiven: (next: Readonly<Record<string, string>>) => void,
    label: string,
  ) =>
    currencies.map((currency) => (
      <TextField
        key={currency}
        label={`${translate(label)} (${currency})`}
        value={given[currency] ?? ''}
        onChange={({ target }) => setGiven({ ...given, [currency]: target.value })}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
    ));
  const day = (name: 'from' | 'to', label: string) => (
    <TextField
      type="date"
      label={translate(label)}
      value={values[name]}
      onChange={({ target }) => set({ [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSending(true);
    setProblem(undefined);
    const isFreight = values.kind === 'free_freight';
    const rule = {
      name: values.name || values.code,
      store_labels: views.map((view) => ({ store_id: view.id, store_label: labels[languageOf(view)] ?? '' })),
      coupon_type: hasCode ? 'SPECIFIC_COUPON' : 'NO_COUPON',
      simple_action: isFreight ? 'by_percent' : values.kind,
      ...(isFreight ? { simple_free_shipping: '2' } : {}),
      ...(values.kind === 'by_percent' ? { discount_amount: amountOf(values.percent) } : {}),
      from_date: values.from,
      to_date: values.to,
      uses_per_coupon: Number(values.uses || 0),
      uses_per_customer: Number(values.usesPerCustomer || 0),
      customer_group_ids: groups.map((name) => CUSTOMER_GROUPS.get(name)),
      extension_attributes: {
        ...(hasCode ? { coupon_code: values.code.trim() } : {}),
        amounts: values.kind === 'cart_fixed' || values.kind === 'by_fixed' ? moneyOf(amounts) : [],
        minimum_subtotals: moneyOf(minimums),
        category_ids: categoryIds,
      },
    };
    try {
      const { rule_id: id } = await rest<Coupon>('POST', '/V1/salesRules', { body: { rule } });
      notify('counter.coupon.added', { type: 'success' });
      redirect('show', 'coupons', id);
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      setProblem(translate(couponRefusal(error), { _: error.message, value: error.parameters.join(', ') }));
    } finally {
      setSending(false);
    }
  };
  const groupName = (name: string): string =>
    translate(`counter.group.${name.toLowerCase().replaceAll(' ', '_')}`, { _: name });

  return (
    <Stack
      component="form"
      spacing={2}
      ref={focusFirstField}
      sx={{ py: 2, minWidth: 0, maxWidth: { xs: 'calc(100vw - 16px)', md: 800 } }}
      onSubmit={(event) => void send(event)}
    >
      <Title title={translate('counter.coupon.add')} />
      <Typography component="h1" variant="h5">
        {translate('counter.coupon.add')}
      </Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      <FormControlLabel
        control={<Switch checked={hasCode} onChange={(_, checked) => setHasCode(checked)} />}
        label={translate('counter.coupon.has_code')}
      />
      {hasCode ? field('code', true) : field('name', true)}
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <TextField
          select
          label={translate('counter.coupon.what')}
          value={values.kind}
          onChange={({ target }) => set({ kind: target.value as DiscountKind })}
        >
          {DISCOUNT_KINDS.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {translate(`counter.coupon.kind.${kind}`)}
            </MenuItem>
          ))}
        </TextField>
        {values.kind === 'by_percent' && field('percent', true)}
        {(values.kind === 'cart_fixed' || values.kind === 'by_fixed') &&
          moneyFields(amounts, setAmounts, 'counter.coupon.amount')}
      </Box>
      <Typography variant="subtitle2">{translate('counter.coupon.labels')}</Typography>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {languages.map((view) => (
          <TextField
            key={view.id}
            required
            label={viewName(view)}
            value={labels[languageOf(view)] ?? ''}
            onChange={({ target }) => setLabels((before) => ({ ...before, [languageOf(view)]: target.value }))}
          />
        ))}
      </Box>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {day('from', 'counter.coupon.first_day')}
        {day('to', 'counter.coupon.last_day')}
        {field('uses')}
        {field('usesPerCustomer')}
        {moneyFields(minimums, setMinimums, 'counter.coupon.minimum')}
      </Box>
      <Autocomplete
        multiple
        options={[...CUSTOMER_GROUPS.keys()]}
        value={[...groups]}
        getOptionLabel={groupName}
        onChange={(_, chosen) => setGroups(chosen)}
        renderInput={(parameters) => (
          <TextField
            {...parameters}
            label={translate('counter.product.group')}
            placeholder={translate('counter.group.all_groups')}
          />
        )}
      />
      <Autocomplete
        multiple
        options={[...categories]}
        value={categories.filter(({ id }) => categoryIds.includes(id))}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onChange={(_, chosen) => setCategoryIds(chosen.map(({ id }) => id))}
        renderInput={(parameters) => <TextField {...parameters} label={translate('counter.product.categories')} />}
      />
      <Button type="submit" variant="contained" loading={isSending} sx={{ alignSelf: 'flex-start' }}>
        {translate('counter.coupon.add')}
      </Button>
    </Stack>
  );
};
