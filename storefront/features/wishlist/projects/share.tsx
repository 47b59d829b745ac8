import { useId } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import { Button } from '#storefront/ui/button/button.tsx';

type Props = { code: string | null; isBusy: boolean; share: (isShared: boolean) => void };

/** The private link of a list: made and withdrawn. */
export const Share = ({ code, isBusy, share }: Props) => {
  const t = useT();
  const { origin } = usePlatform();
  const inView = useAddress();
  const id = useId();
  if (!code)
    return (
      <div className="wish-actions">
        <Button kind="link" size="small" isBusy={isBusy} onClick={() => share(true)}>
          {t('wishlist.project.share')}
        </Button>
        <span>{t('wishlist.project.share.what')}</span>
      </div>
    );
  return (
    <div className="wish-share">
      <label htmlFor={id}>{t('wishlist.project.link')}</label>
      <input
        id={id}
        readOnly
        value={`${origin}${inView(`/wishlist?shared=${code}`)}`}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button kind="link" size="small" isBusy={isBusy} onClick={() => share(false)}>
        {t('wishlist.project.withdraw')}
      </Button>
      <p>{t('wishlist.project.share.what')}</p>
    </div>
  );
};
