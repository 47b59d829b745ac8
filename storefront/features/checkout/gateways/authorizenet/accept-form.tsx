import { useCallback, useEffect, useState } from 'react';
import { AUTHORIZENET } from '#contract/gateways/authorizenet.ts';
import type { CommerceClient } from '#storefront/platform/commerce/client.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { Skeleton } from '#storefront/ui/skeleton/skeleton.tsx';
import { fetchAccept, tokeniseWithAccept, type AcceptKeys, type AcceptLibrary } from './accept.ts';
import { GetAcceptKeysDocument } from './get-accept-keys.graphql.ts';
import { isOtherDocument } from '../../payment/own-document.ts';
import type { Card } from '../../payment/card.ts';
import { CardForm } from '../../forms/card-form.tsx';
import { Actions } from '../../forms/form-parts.tsx';
import styles from '../../steps/payment-step.module.css';

const readKeys = async (commerce: CommerceClient): Promise<AcceptKeys> => {
  const { authorizeNetAcceptJs: keys } = await commerce.query(GetAcceptKeysDocument, {}, { noCache: true });
  if (!keys) throw new Error('Authorize.Net is not set up');
  return { loginId: keys.api_login_id, clientKey: keys.client_key, isSandbox: keys.is_sandbox };
};

type Opened = { accept: AcceptLibrary; keys: AcceptKeys };

/** The shop's own card fields, whose card Accept.js sends to Authorize.Net and nowhere else; checkout gets a token. */
export const AcceptForm = () => {
  const t = useT();
  const { commerce, storeView } = usePlatform();
  const [opened, setOpened] = useState<Opened | 'failed'>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isLeft = false;
    const open = async (): Promise<Opened> => {
      const keys = await readKeys(commerce);
      return { accept: await fetchAccept(keys), keys };
    };
    if (isOtherDocument(storeView)) location.reload();
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
  }, [attempt, commerce, storeView]);

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
  return <CardForm code={AUTHORIZENET.code} read={read} hint={t('checkout.payment.accept')} />;
};
