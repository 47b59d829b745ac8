import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { typedAmount } from '#contract/typed-amount.ts';
import { Dialog } from '../dialog.tsx';
import type { Cart, CartItem, StaffDiscount } from './types.ts';
import { useSending } from './use-cart.ts';

type Props = {
  cart: Cart;
  /** Null: a discount on all items. */
  item: CartItem | null;
  reload: () => Promise<unknown>;
  onClose: () => void;
};

/** Adds a discount to a line or to all items. The reason is shown to the customer. */
export const DiscountDialog = ({ cart, item, reload, onClose }: Props) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const titleId = useId();
  const { send, problem, isSending } = useSending(reload);
  const itemId = item?.item_id ?? null;
  const given = cart.staff_discounts.find((one) => one.item_id === itemId);
  const [kind, setKind] = useState<'percent' | 'amount'>(given?.amount === undefined ? 'percent' : 'amount');
  const [typed, setTyped] = useState(String(given?.percent ?? given?.amount ?? ''));
  const [reason, setReason] = useState(given?.reason ?? '');
  const value = typedAmount(typed, locale);
  const isWrong = typed.trim() !== '' && (value === undefined || value <= 0 || (kind === 'percent' && value > 100));
  const replace = async (discount: StaffDiscount | null): Promise<void> => {
    const others = cart.staff_discounts.filter((one) => one.item_id !== itemId);
    const body = { discounts: discount ? [...others, discount] : others };
    if (await send('PUT', `/V1/counter/carts/${cart.id}/discounts`, { body })) onClose();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (value === undefined || isWrong) return;
    await replace({ item_id: itemId, [kind]: value, reason });
  };
  return (
    <Dialog
      open
      onClose={(_, why) => why === 'escapeKeyDown' && onClose()}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
    >
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>
          {item ? translate('counter.phone.discount_on', { name: item.name }) : translate('counter.phone.discount_all')}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {problem && <Alert severity="error">{problem}</Alert>}
            <ToggleButtonGroup
              exclusive
              fullWidth
              value={kind}
              onChange={(_, chosen: 'percent' | 'amount' | null) => chosen && setKind(chosen)}
              aria-label={translate('counter.phone.discount')}
            >
              <ToggleButton value="percent">%</ToggleButton>
              <ToggleButton value="amount">{cart.currency}</ToggleButton>
            </ToggleButtonGroup>
            <TextField
              label={translate(kind === 'percent' ? 'counter.phone.percent' : 'counter.phone.amount')}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              error={isWrong}
              helperText={isWrong ? translate('counter.phone.refused.DISCOUNT_INVALID') : undefined}
              required
              autoComplete="off"
              slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            />
            <TextField
              label={translate('counter.phone.reason')}
              helperText={translate('counter.phone.reason_what')}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              required
              autoComplete="off"
              slotProps={{ htmlInput: { maxLength: 100 } }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          {given && <Button onClick={() => void replace(null)}>{translate('counter.phone.no_discount')}</Button>}
          <Button onClick={onClose}>{translate('counter.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isSending}>
            {translate('counter.phone.give')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
