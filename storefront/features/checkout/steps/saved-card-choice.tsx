import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import type { SavedCard } from '#storefront/platform/saved-cards/saved-cards.ts';
import { useCardName, useSavedCards } from '#storefront/platform/saved-cards/use-saved-cards.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Checkbox, Radio } from '#storefront/ui/field/choice.tsx';
import { Skeleton } from '#storefront/ui/skeleton/skeleton.tsx';
import { useCheckout, useCheckoutActions } from '../checkout-context.tsx';
import { vaultOf } from '../payment/methods.ts';
import { Actions } from '../forms/form-parts.tsx';
import type { SaveCard } from '../forms/save-card.ts';
import styles from './saved-card-choice.module.css';

const NEW = 'new';

/** Pays with a saved card; has no fields. */
const SavedCardForm = ({ card: { method, hash, brand, last4, expiry } }: { card: SavedCard }) => {
  const t = useT();
  const { submitPaymentMethod } = useCheckoutActions();
  const isSubmitting = useCheckout((state) => state.isSubmitting);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submitPaymentMethod(vaultOf(method) ?? method, { nonce: hash, brand, last4, expiry }).catch(() => undefined);
  };
  return (
    <form method="dialog" onSubmit={submit}>
      <Actions>
        <Button type="submit" isBusy={isSubmitting}>
          {t('checkout.continue.review')}
        </Button>
      </Actions>
    </form>
  );
};

type Props = {
  /** The method whose gateway stores the cards. */
  code: string;
  /** The form of a new card. */
  form: (save: SaveCard) => ReactNode;
};

/** The customer's saved cards, the default one first and selected; or a new card, which can be saved. */
export const SavedCardChoice = ({ code, form }: Props) => {
  const t = useT();
  const nameOf = useCardName();
  const { query, cards } = useSavedCards();
  const earlier = useCheckout(({ paymentData }) =>
    paymentData && 'nonce' in paymentData ? paymentData.nonce : undefined,
  );
  const [picked, setPicked] = useState<string>();
  const [isChecked, setIsChecked] = useState(false);
  if (query.isPending) return <Skeleton className={styles.savedCardChoiceLoading} />;

  const offered = cards.filter(({ method }) => method === code);
  const usable = offered.filter((card) => !card.isExpired);
  const [first] = usable;
  const chosen =
    picked === NEW
      ? undefined
      : ([picked, earlier].map((hash) => usable.find((card) => card.hash === hash)).find(Boolean) ?? first);
  const box = (
    <Checkbox
      className={styles.saveCard}
      name="keep_card"
      label={t('checkout.saved_card.save')}
      hint={t('checkout.saved_card.save.hint')}
      checked={isChecked}
      onChange={(event) => setIsChecked(event.currentTarget.checked)}
    />
  );
  const hintOf = (card: (typeof cards)[number]): string => {
    if (card.isExpired) return t('checkout.saved_card.expired', { expiry: card.expiry });
    const date = t('cards.expiry', { expiry: card.expiry });
    return card === first && usable.length > 1 ? `${date} · ${t('checkout.saved_card.default')}` : date;
  };
  return (
    <div className={styles.savedCardChoice}>
      {offered.length > 0 && (
        <fieldset>
          <legend>{t('checkout.saved_card.choose')}</legend>
          {offered.map((card) => (
            <Radio
              key={card.hash}
              isCard
              name="kept_card"
              value={card.hash}
              label={nameOf(card)}
              hint={hintOf(card)}
              checked={card === chosen}
              disabled={card.isExpired}
              onChange={() => setPicked(card.hash)}
            />
          ))}
          <Radio
            isCard
            name="kept_card"
            value={NEW}
            label={t('checkout.saved_card.other')}
            checked={!chosen}
            onChange={() => setPicked(NEW)}
          />
        </fieldset>
      )}
      {chosen ? <SavedCardForm key={chosen.hash} card={chosen} /> : form({ box, isChecked })}
    </div>
  );
};
