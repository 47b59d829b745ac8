import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { defaultCardQuery, setDefaultCard, type SavedCard } from '#storefront/platform/saved-cards/saved-cards.ts';
import { useCardName, useSavedCards } from '#storefront/platform/saved-cards/use-saved-cards.ts';
import { Badge } from '#storefront/ui/badge/badge.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { AccountPart } from '../area/account-part.tsx';
import { useSaving } from '../area/use-saving.ts';
import { RemoveCardDialog } from './remove-card-dialog.tsx';
import styles from './saved-cards.module.css';

type ListProps = {
  cards: ReturnType<typeof useSavedCards>['cards'];
  /** Hash of the default card; undefined on a back end without this extension. */
  defaultHash: string | null | undefined;
};

const CardList = ({ cards, defaultHash }: ListProps) => {
  const t = useT();
  const platform = usePlatform();
  const nameOf = useCardName();
  const { isBusy, refusal, save } = useSaving();
  const [removed, setRemoved] = useState<SavedCard>();
  const choose = (card: SavedCard) => save(() => setDefaultCard(platform, card), 'cards.default.saved');
  return (
    <div className={styles.savedCards}>
      <p className={styles.soft}>{t('cards.where')}</p>
      <p role="alert">{refusal && t(refusal)}</p>
      <ul>
        {cards.map((card) => (
          <li key={card.hash}>
            {card.isExpired && <Badge tone="error">{t('cards.expired')}</Badge>}
            {card.hash === defaultHash && <Badge tone="accent">{t('cards.default')}</Badge>}
            <h2>{nameOf(card)}</h2>
            <p className={styles.soft}>
              {t(card.isExpired ? 'cards.expired.on' : 'cards.expiry', { expiry: card.expiry })}
            </p>
            <div className={styles.actions}>
              {defaultHash !== undefined && card.hash !== defaultHash && !card.isExpired && (
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

/** The page of saved cards: list, default card, and removal. */
export const SavedCards = () => {
  const t = useT();
  const platform = usePlatform();
  const { query, cards } = useSavedCards();
  const { data: defaultHash } = useQuery(defaultCardQuery(platform));
  return (
    <AccountPart query={query}>
      {() =>
        cards.length > 0 ? (
          <CardList cards={cards} defaultHash={defaultHash} />
        ) : (
          <div className={styles.savedCards}>
            <h2>{t('cards.empty')}</h2>
            <p className={styles.soft}>{t('cards.empty.text')}</p>
          </div>
        )
      }
    </AccountPart>
  );
};
