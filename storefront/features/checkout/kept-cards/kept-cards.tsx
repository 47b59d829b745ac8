import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { expiry } from '#contract/card.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { cardBrand } from '#storefront/platform/saved-cards/card-brand.ts';
import { expiredCardsQuery, savedCardsQuery, type SavedCard } from '#storefront/platform/saved-cards/saved-cards.ts';
import { useAdoptedStyles } from '#storefront/ui/adopted-styles.ts';
import { Checkbox, Radio } from '#storefront/ui/field/choice.tsx';
import { Skeleton } from '#storefront/ui/skeleton/skeleton.tsx';
import { useCheckout } from '../checkout-context.tsx';
import type { KeepCard } from '../steps/keep-card.ts';
import { KeptCardForm } from './kept-card-form.tsx';
import css from './kept-cards.css?inline';

type Props = {
  /** Of the gateway that keeps them. */
  code: string;
  /** Where another card is typed. */
  form: (keep: KeepCard) => ReactNode;
};

const NEW = 'new';

/** The customer's kept cards, the default one first and chosen; or a card that is typed and may be kept. */
export const KeptCards = ({ code, form }: Props) => {
  const t = useT();
  const platform = usePlatform();
  useAdoptedStyles(css);
  const { data, isPending } = useQuery({ ...savedCardsQuery(platform), retry: false });
  const { data: past = [] } = useQuery({ ...expiredCardsQuery(platform), retry: false });
  const earlier = useCheckout(({ paymentData }) =>
    paymentData && 'nonce' in paymentData ? paymentData.nonce : undefined,
  );
  const [picked, setPicked] = useState<string>();
  const [isTicked, setIsTicked] = useState(false);
  if (isPending) return <Skeleton className="kept-cards-loading" />;

  // A Magento may list one that expired since it was asked.
  const isPast = (card: SavedCard): boolean => past.includes(card) || expiry(new Date())(card.expiry) !== undefined;
  const all = [...(data ?? []), ...past].filter(({ method }) => method === code);
  const usable = all.filter((card) => !isPast(card));
  const [first] = usable;
  const chosen =
    picked === NEW
      ? undefined
      : ([picked, earlier].map((hash) => usable.find((card) => card.hash === hash)).find(Boolean) ?? first);
  const box = (
    <Checkbox
      className="keep-card"
      name="keep_card"
      label={t('checkout.kept.keep')}
      hint={t('checkout.kept.keep.hint')}
      checked={isTicked}
      onChange={(event) => setIsTicked(event.currentTarget.checked)}
    />
  );
  const nameOf = ({ brand, last4 }: SavedCard): string => t('checkout.kept.name', { brand: cardBrand(brand), last4 });
  const hintOf = (card: SavedCard): string => {
    if (isPast(card)) return t('checkout.kept.expired', { expiry: card.expiry });
    const date = t('checkout.kept.expiry', { expiry: card.expiry });
    return card === first && usable.length > 1 ? `${date} · ${t('checkout.kept.first')}` : date;
  };
  return (
    <div className="kept-cards">
      {all.length > 0 && (
        <fieldset>
          <legend>{t('checkout.kept.choose')}</legend>
          {all.map((card) => (
            <Radio
              key={card.hash}
              isCard
              name="kept_card"
              value={card.hash}
              label={nameOf(card)}
              hint={hintOf(card)}
              checked={card === chosen}
              disabled={isPast(card)}
              onChange={() => setPicked(card.hash)}
            />
          ))}
          <Radio
            isCard
            name="kept_card"
            value={NEW}
            label={t('checkout.kept.other')}
            checked={!chosen}
            onChange={() => setPicked(NEW)}
          />
        </fieldset>
      )}
      {chosen ? <KeptCardForm key={chosen.hash} card={chosen} /> : form({ box, isTicked })}
    </div>
  );
};
