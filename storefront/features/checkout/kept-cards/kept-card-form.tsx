import type { SubmitEvent } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import type { SavedCard } from '#storefront/platform/saved-cards/saved-cards.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { useCheckout, useCheckoutActions } from '../checkout-context.tsx';
import { vaultOf } from '../payment/methods.ts';
import { Actions } from '../steps/form-parts.tsx';

/** Pays with a card that its gateway keeps: nothing is typed. */
export const KeptCardForm = ({ card: { method, hash, brand, last4, expiry } }: { card: SavedCard }) => {
  const t = useT();
  const { submitPaymentMethod } = useCheckoutActions();
  const isSubmitting = useCheckout((state) => state.isSubmitting);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submitPaymentMethod(vaultOf(method) ?? method, { nonce: hash, brand, last4, expiry }).catch(() => undefined);
  };
  return (
    <form onSubmit={submit}>
      <Actions>
        <Button type="submit" isBusy={isSubmitting}>
          {t('checkout.continue.review')}
        </Button>
      </Actions>
    </form>
  );
};
