import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { cardBrand } from '#storefront/platform/saved-cards/card-brand.ts';
import {
  defaultCardQuery,
  expiredCardsQuery,
  savedCardsQuery,
  type SavedCard,
} from '#storefront/platform/saved-cards/saved-cards.ts';
import { useAdoptedStyles } from '#storefront/ui/adopted-styles.ts';
import { Badge } from '#storefront/ui/badge/badge.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { AccountPart } from '../area/account-part.tsx';
import { useSaving } from '../area/use-saving.ts';
import { RemoveCardDialog } from './remove-card-dialog.tsx';
import css from './saved-cards.css?inline';
import { SetDefaultCardDocument } from './set-default-card.graphql.ts';

/** `first`: hash of the default card; undefined where the back end does not tell. */
type ListProps = { cards: readonly SavedCard[]; expired: readonly SavedCard[]; first: string | null | undefined };

const CardList = ({ cards, expired, first }: ListProps) => {
  const t = useT();
  const { commerce } = usePlatform();
  const { isBusy, refusal, save } = useSaving();
  const [removed, setRemoved] = useState<SavedCard>();
  const nameOf = ({ brand, last4 }: SavedCard): string => t('cards.name', { brand: cardBrand(brand), last4 });
  const choose = ({ hash }: SavedCard) =>
    save(() => commerce.mutate(SetDefaultCardDocument, { hash }, { isIdempotent: true }), 'cards.default.saved');
  return (
    <div className="saved-cards">
      <p className="soft">{t('cards.where')}</p>
      <p role="alert">{refusal && t(refusal)}</p>
      <ul>
        {[...cards, ...expired].map((card) => (
          <li key={card.hash}>
            {expired.includes(card) && <Badge tone="error">{t('cards.expired')}</Badge>}
            {card.hash === first && <Badge tone="accent">{t('cards.default')}</Badge>}
            <h2>{nameOf(card)}</h2>
            <p className="soft">
              {t(expired.includes(card) ? 'cards.expired.on' : 'cards.expiry', { expiry: card.expiry })}
            </p>
            <div className="actions">
              {first !== undefined && card.hash !== first && !expired.includes(card) && (
                <Button
                  kind="default"
                  size="medium"
                  isBusy={isBusy}
                  aria-label={t('cards.use.label', { card: nameOf(card) })}
                  onClick={() => void choose(card)}
                >
                  {t('cards.use')}
                </Button>
              )}
              <Button
                kind="default"
                size="medium"
                aria-label={t('cards.remove.label', { card: nameOf(card) })}
                onClick={() => setRemoved(card)}
              >
                {t('cards.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {removed && <RemoveCardDialog card={removed} name={nameOf(removed)} onClose={() => setRemoved(undefined)} />}
    </div>
  );
};

/** The customer's kept cards: which there are, which comes first, and none that they do not want. */
export const SavedCards = () => {
  const t = useT();
  const platform = usePlatform();
  useAdoptedStyles(css);
  const cards = useQuery(savedCardsQuery(platform));
  const { data: first } = useQuery({ ...defaultCardQuery(platform), retry: false });
  const { data: expired = [] } = useQuery({ ...expiredCardsQuery(platform), retry: false });
  return (
    <AccountPart query={cards}>
      {(kept) =>
        kept.length + expired.length > 0 ? (
          <CardList cards={kept} expired={expired} first={first} />
        ) : (
          <div className="saved-cards">
            <h2>{t('cards.empty')}</h2>
            <p className="soft">{t('cards.empty.text')}</p>
          </div>
        )
      }
    </AccountPart>
  );
};
