import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { Dialog } from '#storefront/ui/dialog/dialog.tsx';
import { useSending } from '../use-sending.ts';
import { DeleteOwnAccountDocument } from './delete-account.graphql.ts';
import styles from '../expiry/expiry-dialog.module.css';

type Props = { onClose: () => void; onDeleted: () => void };

/** Asks for confirmation and deletes the account. */
export const DeleteDialog = ({ onClose, onDeleted }: Props) => {
  const t = useT();
  const { commerce } = usePlatform();
  const { isBusy, refusal, send } = useSending();
  return (
    <Dialog isOpen isModal onClose={onClose} title={t('privacy_page.delete.title')} closeLabel={t('common.close')}>
      <div className={styles.form}>
        <p>{t('privacy_page.delete.sure')}</p>
        <p className={styles.refusal} role="alert">
          {refusal && t(refusal)}
        </p>
        <Button
          isWide
          isBusy={isBusy}
          onClick={() =>
            void send(async () => {
              await commerce.mutate(DeleteOwnAccountDocument, {});
              onDeleted();
            })
          }
        >
          {t('privacy_page.delete')}
        </Button>
        <Button kind="default" isWide onClick={onClose}>
          {t('privacy_page.delete.keep')}
        </Button>
      </div>
    </Dialog>
  );
};
