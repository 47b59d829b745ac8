import { List, ListItem, ListItemButton, ListItemText, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';
import type { Activity } from './types.ts';

/** Orders, cart, wish lists and consents of a customer. */
export const CustomerActivity = ({ activity }: { activity: Activity | undefined }) => {
  const translate = useTranslate();
  const { money, time } = useFormats();
  if (!activity) return null;
  const { orders, cart, wishlist_items: wished, consents } = activity;
  return (
    <Stack spacing={2}>
      <Section title={`${translate('counter.orders')} · ${orders.total_count}`}>
        {orders.items.length === 0 && <Typography>{translate('counter.customer.no_orders')}</Typography>}
        <List dense disablePadding>
          {orders.items.map((order) => (
            <ListItem key={order.entity_id} disablePadding>
              <ListItemButton component={Link} to={`/orders/${order.entity_id}/show`} sx={{ px: 0 }}>
                <ListItemText
                  primary={`${order.increment_id} · ${money(order.grand_total, order.order_currency_code)}`}
                  secondary={`${time(order.created_at)} · ${translate(`counter.status.${order.status}`)}`}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Section>
      <Section title={translate('counter.customer.cart')}>
        {cart && cart.items.length > 0 ? (
          <>
            {cart.items.map(({ sku, name, qty, row_total }, place) => (
              <Typography key={`${place} ${sku}`}>
                {qty} × {name} · {sku} · {money(row_total, cart.currency)}
              </Typography>
            ))}
            <Typography color="text.secondary">
              {money(cart.grand_total, cart.currency)} · {time(cart.updated_at)}
            </Typography>
          </>
        ) : (
          <Typography>{translate('counter.customer.cart_empty')}</Typography>
        )}
        <Typography>{translate('counter.customer.wished', { count: wished })}</Typography>
      </Section>
      <Section title={translate('counter.customer.consents')}>
        {consents.length === 0 && <Typography>{translate('counter.customer.no_consents')}</Typography>}
        {consents.map(({ given_at, action, source }, place) => (
          <Typography key={`${place} ${given_at}`}>
            {translate(`counter.consent.${action}`)} · {time(given_at)} · {source}
          </Typography>
        ))}
      </Section>
    </Stack>
  );
};
