import { useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Button, buttonClass } from '#storefront/ui/button/button.tsx';
import { endSubscription, type Ending } from './end-subscription.ts';
import styles from './unsubscribe-page.module.css';

/** Target of the link in every newsletter. Opening it changes nothing yet, because email programs follow links too. */
export const UnsubscribePage = ({ token, isStockAlert = false }: { token: string; isStockAlert?: boolean }) => {
  const t = useT();
  const { session, storeView } = usePlatform();
  const [state, setState] = useState<'ready' | 'busy' | Ending>('ready');

  const end = async (): Promise<void> => {
    setState('busy');
    setState(await endSubscription({ session, storeView, token, isStockAlert }));
  };

  const isOver = state === 'ended';
  const problem = { unknown: t('newsletter.end.unknown'), failed: t('newsletter.end.failed') };
  return (
    <section className={styles.page}>
      {isStockAlert ? (
        <h1>{isOver ? t('newsletter.alert.ended') : t('newsletter.alert.title')}</h1>
      ) : (
        <>
          <h1>{isOver ? t('newsletter.ended.title') : t('newsletter.end.title')}</h1>
          <p className={styles.text}>{isOver ? t('newsletter.ended.text') : t('newsletter.end.text')}</p>
        </>
      )}
      <div role="status">
        {(state === 'unknown' || state === 'failed') && <p className={styles.problem}>{problem[state]}</p>}
      </div>
      <p className={styles.actions}>
        {!isOver && (
          <Button isBusy={state === 'busy'} onClick={() => void end()}>
            {isStockAlert ? t('newsletter.alert.submit') : t('newsletter.end.submit')}
          </Button>
        )}
        <Link className={buttonClass({ kind: isOver ? 'primary' : 'secondary' })} href="/">
          {isOver ? t('newsletter.ended.home') : isStockAlert ? t('newsletter.alert.stay') : t('newsletter.end.stay')}
        </Link>
      </p>
    </section>
  );
};
