import { useId, useRef } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import styles from '../wishlist.module.css';

type Props = { code: string | null; isBusy: boolean; share: (isShared: boolean) => void };

/** The private link of a list: made, copied and withdrawn. */
export const Share = ({ code, isBusy, share }: Props) => {
  const t = useT();
  const { origin } = usePlatform();
  const inView = useAddress();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  if (!code)
    return (
      <div className={styles.actions}>
        <Button kind="link" size="small" isBusy={isBusy} onClick={() => share(true)}>
          {t('wishlist.project.share')}
        </Button>
        <span>{t('wishlist.project.share.what')}</span>
      </div>
    );
  const link = `${origin}${inView(`/wishlist?shared=${code}`)}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      addToast({ type: 'success', message: t('wishlist.project.link.copied') });
    } catch {
      // If the browser refuses, select the link, so that the customer can copy it.
      field.current?.focus();
    }
  };
  return (
    <div className={styles.share}>
      <label htmlFor={id}>{t('wishlist.project.link')}</label>
      <input ref={field} id={id} readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      <Button kind="link" size="small" onClick={() => void copy()}>
        {t('wishlist.project.link.copy')}
      </Button>
      <Button kind="link" size="small" isBusy={isBusy} onClick={() => share(false)}>
        {t('wishlist.project.withdraw')}
      </Button>
      <p>{t('wishlist.project.share.what')}</p>
    </div>
  );
};
