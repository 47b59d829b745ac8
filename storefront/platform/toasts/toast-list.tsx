import { useT } from '#storefront/platform/i18n/use-t.ts';
import { toastStore } from '#storefront/platform/toasts/toast-store.ts';
import type { Toast, ToastType } from '#storefront/platform/toasts/toast.ts';
import { Icon, type IconName } from '#storefront/ui/icon/icon.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import styles from './toast-list.module.css';

const ICONS: Readonly<Record<ToastType, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'warning',
};

const ToastCard = ({ toast }: { toast: Toast }) => {
  const t = useT();
  return (
    <li className={classNames(styles.toast, styles[toast.type])} role={toast.type === 'error' ? 'alert' : undefined}>
      <Icon name={ICONS[toast.type]} className={styles.icon} />
      <p className={styles.message}>{toast.message}</p>
      {toast.actionText && (
        <button type="button" className={styles.action} onClick={() => toastStore.act(toast.id)}>
          {toast.actionText}
        </button>
      )}
      {toast.dismissable && (
        <button
          type="button"
          className={styles.dismiss}
          aria-label={t('common.dismiss')}
          onClick={() => toastStore.dismiss(toast.id)}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </li>
  );
};

/** At the bottom of the screen; on the right of wide screens. */
export const ToastList = ({ toasts }: { toasts: readonly Toast[] }) => {
  const t = useT();
  return (
    <ol className={styles.list} aria-label={t('common.notifications')}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </ol>
  );
};
