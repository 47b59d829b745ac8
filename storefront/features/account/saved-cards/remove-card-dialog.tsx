import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { deleteCard, type SavedCard } from '#storefront/platform/saved-cards/saved-cards.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Dialog } from '#storefront/ui/dialog/dialog.tsx';
import { useSaving } from '../area/use-saving.ts';
import styles from './saved-cards.module.css';

type Props = { card: SavedCard; name: string; onClose: () => void };

export const RemoveCardDialog = ({ card, name, onClose }: Props) => {
  const t = useT();
  const platform = usePlatform();
  const { isBusy, refusal, save } = useSaving();
  const remove = async (): Promise<void> => {
    if (await save(() => deleteCard(platform, card), 'cards.removed')) onClose();
  };
  return (
    <Dialog isOpen isModal onClose={onClose} title={t('cards.remove.title')} closeLabel={t('common.close')}>
      <div className={styles.savedCards}>
        <div className={styles.question}>
          <p>
            <strong>{name}</strong>
          </p>
          <p>{t('cards.remove.text')}</p>
          <p role="alert">{refusal && t(refusal)}</p>
          <div className={styles.actions}>
            <Button isBusy={isBusy} onClick={() => void remove()}>
              {t('cards.remove')}
            </Button>
            <Button kind="default" onClick={onClose}>
              {t('cards.keep')}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
};
