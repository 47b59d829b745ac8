import { useCallback, useEffect, useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Skeleton } from '#storefront/ui/skeleton/skeleton.tsx';
import { useCheckoutActions } from '../checkout-context.tsx';
import { fetchAccept, tokeniseWithAccept, type AcceptLibrary } from '../payment/accept.ts';
import { ACCEPT } from '../payment/methods.ts';
import { isOtherDocument } from '../payment/own-document.ts';
import type { Card } from '../payment/test-gateway.ts';
import type { AcceptKeys } from '../types.ts';
import { CardForm } from './card-form.tsx';
import { Actions } from './form-parts.tsx';
import styles from './payment-step.module.css';

type Opened = { accept: AcceptLibrary; keys: AcceptKeys };

/** The shop's own card fields, whose card Accept.js sends to Authorize.Net and nowhere else; checkout gets a token. */
export const AcceptForm = () => {
  const t = useT();
  const { acceptKeys } = useCheckoutActions();
  const [opened, setOpened] = useState<Opened | 'failed'>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isLeft = false;
    const open = async (): Promise<Opened> => {
      const keys = await acceptKeys();
      return { accept: await fetchAccept(keys), keys };
    };
    if (isOtherDocument()) location.reload();
    else
      void open()
        .catch((error: unknown) => {
          console.warn('Accept.js could not be loaded', error);
          return 'failed' as const;
        })
        .then((result) => !isLeft && setOpened(result));
    return () => {
      isLeft = true;
    };
  }, [attempt, acceptKeys]);

  const read = useCallback(
    (card: Card) => {
      if (!opened || opened === 'failed') throw new Error('Accept.js is not there');
      return tokeniseWithAccept(opened.accept, opened.keys, card);
    },
    [opened],
  );

  if (opened === 'failed')
    return (
      <>
        <p role="alert">{t('checkout.payment.unreachable')}</p>
        <Actions>
          <Button
            type="button"
            onClick={() => {
              setOpened(undefined);
              setAttempt((count) => count + 1);
            }}
          >
            {t('checkout.payment.again')}
          </Button>
        </Actions>
      </>
    );
  if (!opened) return <Skeleton className={styles.loading} />;
  return <CardForm code={ACCEPT} read={read} hint={t('checkout.payment.accept')} />;
};
