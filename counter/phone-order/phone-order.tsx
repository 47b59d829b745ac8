import { Alert, Box, Button, Chip, CircularProgress, Divider, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { focusFirstField } from '../focus.ts';
import { Section } from '../orders/section.tsx';
import { AddressSection } from './address-section.tsx';
import { CartLines } from './cart-lines.tsx';
import { Coupon } from './coupon.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { DiscountDialog } from './discount-dialog.tsx';
import { PaymentSection } from './payment-section.tsx';
import { ProductSearch } from './product-search.tsx';
import { CartTotals } from './totals.tsx';
import { rest } from '../rest.ts';
import { useStoreViews } from '../store-views.ts';
import type { Cart, CartItem, FoundProduct } from './types.ts';
import { useCart, useSending } from './use-cart.ts';

type Props = { cart: Cart; reload: () => Promise<unknown> };

const Items = ({ cart, reload }: Props) => {
  const translate = useTranslate();
  const { send, problem, isSending } = useSending(reload);
  const [discounted, setDiscounted] = useState<CartItem | null>();
  const path = `/V1/carts/${cart.id}/items`;
  const find = (text: string, signal: AbortSignal): Promise<FoundProduct[]> =>
    rest('GET', `/V1/counter/carts/${cart.id}/products?q=${encodeURIComponent(text)}`, { signal });
  const add = async ({ sku }: FoundProduct, qty: number): Promise<boolean> =>
    (await send('POST', path, { body: { cart_item: { sku, qty } } })) !== undefined;
  return (
    <Section title={translate('counter.order.goods')}>
      <Stack spacing={2} ref={focusFirstField}>
        <ProductSearch name={`cart ${cart.id}`} find={find} isBusy={isSending} onAdd={add} />
        {problem && <Alert severity="error">{problem}</Alert>}
        <CartLines
          cart={cart}
          isBusy={isSending}
          onQuantity={({ item_id: id }, qty) => void send('PUT', `${path}/${id}`, { body: { cart_item: { qty } } })}
          onRemove={({ item_id: id }) => void send('DELETE', `${path}/${id}`)}
          onDiscount={setDiscounted}
        />
        {cart.items.length > 0 && (
          <>
            <Divider />
            <Coupon cart={cart} reload={reload} />
            <Button variant="outlined" onClick={() => setDiscounted(null)}>
              {translate('counter.phone.discount_all')}
            </Button>
          </>
        )}
      </Stack>
      {discounted !== undefined && (
        <DiscountDialog cart={cart} item={discounted} reload={reload} onClose={() => setDiscounted(undefined)} />
      )}
    </Section>
  );
};

const Screen = ({ cart, reload }: Props) => {
  const translate = useTranslate();
  const view = useStoreViews().find(({ id }) => id === cart.store_id);
  const { customer, email } = cart;
  return (
    <Stack component="article" spacing={2} sx={{ py: 2, maxWidth: 1200 }}>
      <Title title={translate('counter.phone.short')} />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h1" variant="h5" sx={{ overflowWrap: 'anywhere' }}>
          {customer ? `${customer.firstname} ${customer.lastname}` : email}
        </Typography>
        {customer && <Typography color="text.secondary">{email}</Typography>}
        <Chip size="small" label={view ? `${view.name} · ${cart.currency}` : cart.currency} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' }, alignItems: 'start' }}>
        <Stack spacing={2}>
          <Items cart={cart} reload={reload} />
        </Stack>
        <Stack spacing={2}>
          <AddressSection cart={cart} viewCode={view?.code} reload={reload} />
          {!cart.is_virtual && <DeliverySection cart={cart} reload={reload} />}
          {cart.items.length > 0 && (
            <>
              <Section title={translate('counter.order.total')}>
                <CartTotals cart={cart} />
              </Section>
              <PaymentSection cart={cart} reload={reload} />
            </>
          )}
        </Stack>
      </Box>
    </Stack>
  );
};

/** An order that staff take by telephone: items, address, delivery, discounts and payment of one cart. */
export const PhoneOrder = () => {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { cart, error, reload } = useCart(id);
  if (cart) return <Screen cart={cart} reload={reload} />;
  if (!error) return <CircularProgress sx={{ m: 4 }} />;
  return (
    <Stack spacing={2} sx={{ py: 2 }}>
      <Alert severity="warning">{translate('counter.phone.no_cart')}</Alert>
      <Button component={Link} to="/phone-order" variant="contained">
        {translate('counter.phone.another')}
      </Button>
    </Stack>
  );
};
