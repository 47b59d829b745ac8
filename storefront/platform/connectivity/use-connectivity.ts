import { useEffect } from 'react';
import { useT } from '../i18n/use-t.ts';
import { addToast } from '../toasts/toast-store.ts';

const SHOWN_FOR = 3000;

/** Tells the shopper when the connection is lost and when it is back. */
export const useConnectivity = (): void => {
  const t = useT();
  useEffect(() => {
    const onOffline = (): void => void addToast({ type: 'warning', message: t('common.offline'), timeout: SHOWN_FOR });
    const onOnline = (): void => void addToast({ type: 'info', message: t('common.online'), timeout: SHOWN_FOR });
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    };
  }, [t]);
};
