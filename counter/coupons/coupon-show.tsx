import { Alert, Box, Button, Chip, CircularProgress, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useGetOne, useNotify, usePermissions, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { includesScope } from '#contract/staff-roles.ts';
import { Section } from '../orders/section.tsx';
import { ChangesPanel } from '../products/changes-panel.tsx';
import { languageOf, useViewName, useViews } from '../products/use-shop.ts';
import { rest, RestError } from '../rest.ts';
import { useCouponText, usePeriodText } from './coupon-text.ts';
import { couponRefusal } from './refusals.ts';
import type { Change, Coupon } from './types.ts';

type Draft = Readonly<Record<string, string>>;

/** Page of a coupon or automatic discount: labels, period, limits, and a button to end it. */
export const CouponShow = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const views = useViews();
  const viewName = useViewName();
  const couponText = useCouponText();
  const periodText = usePeriodText();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const { id = '' } = useParams();
  const { data: coupon, error, refetch } = useGetOne<Coupon>('coupons', { id: Number(id) });
  const { data: changes = [], refetch: refetchChanges } = useQuery({
    queryKey: ['coupons', id, 'changes'],
    queryFn: () => rest<Change[]>('GET', `/V1/salesRules/${id}/changes`),
  });
  const [draft, setDraft] = useState<Draft>({});
  const [version, setVersion] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  if (error) return <Alert severity="error">{translate('counter.coupon.unknown')}</Alert>;
  if (!coupon) return <CircularProgress sx={{ m: 4 }} />;

  const mayWrite = includesScope(permissions, 'promotions:write');
  const now = coupon.extension_attributes.version;
  const languages = views.filter(
    (view, place) => views.findIndex((one) => languageOf(one) === languageOf(view)) === place,
  );
  const labelOf = (storeId: number): string =>
    coupon.store_labels.find(({ store_id }) => store_id === storeId)?.store_label ?? '';
  const set = (key: string, value: string): void => {
    setVersion((before) => before ?? now);
    setDraft((before) => ({ ...before, [key]: value }));
  };
  const send = async (rule: object): Promise<void> => {
    setSending(true);
    setProblem(undefined);
    try {
      await rest('PUT', `/V1/salesRules/${id}`, { body: { rule }, version: version ?? now });
      setDraft({});
      notify('counter.product.saved', { type: 'success' });
    } catch (failure) {
      if (!(failure instanceof RestError)) throw failure;
      setProblem(translate(couponRefusal(failure), { _: failure.message, value: failure.parameters.join(', ') }));
    } finally {
      setVersion(undefined);
      setSending(false);
      await Promise.all([refetch(), refetchChanges()]);
    }
  };
  const save = (): Promise<void> => {
    const hasLabel = Object.keys(draft).some((key) => key.startsWith('label '));
    return send({
      ...(hasLabel
        ? {
            store_labels: languages.map((view) => ({
              store_id: view.id,
              store_label: draft[`label ${view.id}`] ?? labelOf(view.id),
            })),
          }
        : {}),
      ...(draft['from'] === undefined ? {} : { from_date: draft['from'] }),
      ...(draft['to'] === undefined ? {} : { to_date: draft['to'] }),
      ...(draft['uses'] === undefined ? {} : { uses_per_coupon: Number(draft['uses'] || 0) }),
      ...(draft['usesPerCustomer'] === undefined ? {} : { uses_per_customer: Number(draft['usesPerCustomer'] || 0) }),
    });
  };
  const day = (key: 'from' | 'to', label: string, stored: string | null) => (
    <TextField
      type="date"
      label={translate(label)}
      value={draft[key] ?? stored ?? ''}
      disabled={!mayWrite}
      onChange={({ target }) => set(key, target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  const limit = (key: 'uses' | 'usesPerCustomer', stored: number) => (
    <TextField
      label={translate(`counter.coupon.${key}`)}
      value={draft[key] ?? (stored === 0 ? '' : String(stored))}
      disabled={!mayWrite}
      onChange={({ target }) => set(key, target.value)}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
  const title = coupon.extension_attributes.coupon_code ?? coupon.name;
  return (
    <Stack component="article" spacing={2} sx={{ py: 2, minWidth: 0, maxWidth: { xs: 'calc(100vw - 16px)', md: 800 } }}>
      <Title title={title} />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h1" variant="h5">
          {title}
        </Typography>
        <Chip
          size="small"
          color={coupon.is_active ? 'success' : 'default'}
          label={translate(coupon.is_active ? 'counter.coupon.state.active' : 'counter.coupon.state.inactive')}
        />
        {mayWrite && coupon.is_active && (
          <Button variant="outlined" color="error" loading={isSending} onClick={() => void send({ is_active: false })}>
            {translate('counter.coupon.end')}
          </Button>
        )}
      </Box>
      <Typography>
        {[
          couponText(coupon),
          periodText(coupon),
          translate('counter.coupon.used', { smart_count: coupon.times_used }),
        ].join(' · ')}
      </Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Section title={translate('counter.coupon.settings')}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            pt: 1,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {languages.map((view) => (
            <TextField
              key={view.id}
              label={`${translate('counter.coupon.label')}, ${viewName(view)}`}
              value={draft[`label ${view.id}`] ?? labelOf(view.id)}
              disabled={!mayWrite}
              onChange={({ target }) => set(`label ${view.id}`, target.value)}
            />
          ))}
          {day('from', 'counter.coupon.first_day', coupon.from_date)}
          {day('to', 'counter.coupon.last_day', coupon.to_date)}
          {limit('uses', coupon.uses_per_coupon)}
          {limit('usesPerCustomer', coupon.uses_per_customer)}
        </Box>
        {mayWrite && (
          <Button
            variant="contained"
            sx={{ mt: 2 }}
            disabled={Object.keys(draft).length === 0}
            loading={isSending}
            onClick={() => void save()}
          >
            {translate('counter.product.save')}
          </Button>
        )}
      </Section>
      <Section title={translate('counter.product.tab.changes')}>
        <ChangesPanel changes={changes} />
      </Section>
    </Stack>
  );
};
