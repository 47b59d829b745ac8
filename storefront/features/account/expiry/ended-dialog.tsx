import { useT } from '#storefront/platform/i18n/use-t.ts';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Dialog } from '#storefront/ui/dialog/dialog.tsx';
import { GuestForms } from '../guest-forms.tsx';
import type { AccountActions } from '../state/account-actions.ts';
import styles from './expiry-dialog.module.css';

type Props = { actions: Pick<AccountActions, 'signIn' | 'createAccount' | 'enter'>; onClose: () => void };

/** Reports the end of the session on the current page, and offers to continue. */
export default function EndedDialog({ actions, onClose }: Props) {
  const t = useT();
  return (
    <Dialog isOpen isModal onClose={onClose} title={t('expiry.ended.title')} closeLabel={t('common.close')}>
      <div className={styles.form}>
        <p role="alert">{t('expiry.ended.text')}</p>
        <GuestForms
          actions={actions}
          done={(message) => {
            addToast({ type: 'success', message });
            onClose();
          }}
        />
        <Button kind="default" isWide onClick={onClose}>
          {t('expiry.ended.leave')}
        </Button>
      </div>
    </Dialog>
  );
}
