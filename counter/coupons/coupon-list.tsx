import { Box, Button, Chip, ListItem, ListItemButton, Stack, Typography } from '@mui/material';
import { SelectInput, useListContext, usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { includesScope } from '#contract/staff-roles.ts';
import { ListFilters } from '../records/list-filters.tsx';
import { ListPage } from '../records/list-page.tsx';
import { useCouponText, usePeriodText } from './coupon-text.ts';
import type { Coupon } from './types.ts';

const STATES = ['active', 'inactive'].map((id) => ({ id, name: `counter.coupon.state.${id}` }));

const Filters = () => (
  <ListFilters
    search="counter.coupon.search"
    filters={[<SelectInput key="state" alwaysOn source="state" label="counter.product.status" choices={STATES} />]}
  />
);

const Cards = () => {
  const translate = useTranslate();
  const { data = [] } = useListContext<Coupon>();
  const couponText = useCouponText();
  const periodText = usePeriodText();
  return (
    <Stack component="ul" sx={{ m: 0, p: 0 }}>
      {data.map((coupon) => (
        <ListItem key={coupon.rule_id} disablePadding divider>
          <ListItemButton component={Link} to={`/coupons/${coupon.rule_id}/show`}>
            <Box sx={{ minWidth: 0, flexGrow: 1 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                {coupon.extension_attributes.coupon_code ?? coupon.name}
                {' · '}
                {couponText(coupon)}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {[
                  coupon.coupon_type === 'SPECIFIC_COUPON'
                    ? ''
                    : translate(`counter.coupon.type.${coupon.coupon_type}`),
                  periodText(coupon),
                  translate('counter.coupon.used', { smart_count: coupon.times_used }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Box>
            <Chip
              size="small"
              color={coupon.is_active ? 'success' : 'default'}
              label={translate(coupon.is_active ? 'counter.coupon.state.active' : 'counter.coupon.state.inactive')}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </Stack>
  );
};

/** List of coupons and automatic discounts. */
export const CouponList = () => {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<readonly string[]>();
  return (
    <ListPage
      title="counter.coupons"
      perPage={50}
      filters={<Filters />}
      actions={
        includesScope(permissions, 'promotions:write') ? (
          <Button variant="contained" component={Link} to="/coupons/new" data-shortcut="n">
            {translate('counter.coupon.add')}
          </Button>
        ) : (
          false
        )
      }
    >
      <Cards />
    </ListPage>
  );
};
