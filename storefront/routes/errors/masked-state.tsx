import { useEffect, useRef, useState } from 'react';
import { collectUnexpected } from '#storefront/platform/connectivity/unexpected-errors.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import styles from './errors.module.css';

type Props = { error: unknown; reload?: () => void };

/** Covers everything when the app itself failed to render; dismissing it reloads the page. */
export const MaskedState = ({ error, reload = () => window.location.reload() }: Props) => {
  const t = useT();
  const { storeView } = usePlatform();
  const [id, setId] = useState<string>();
  const sheet = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const place = window.location.pathname;
    setId(collectUnexpected(error, place));
  }, [error]);

  useEffect(() => {
    if (!sheet.current?.open) sheet.current?.showModal?.();
  }, []);

  return (
    <dialog
      ref={sheet}
      className={styles.mask}
      lang={storeView.languageTag}
      aria-labelledby="mask-title"
      onCancel={(event) => {
        event.preventDefault();
        reload();
      }}
    >
      <h1 id="mask-title" className={styles.title}>
        {t('errors.internal.title')}
      </h1>
      <p>{t('errors.internal.text')}</p>
      {id && <p className={styles.hint}>{t('errors.unexpected', { id, place: window.location.pathname })}</p>}
      <Button onClick={reload}>{t('errors.internal.retry')}</Button>
    </dialog>
  );
};
