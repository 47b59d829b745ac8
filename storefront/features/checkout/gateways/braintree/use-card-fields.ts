import { useCallback, useEffect, useRef, useState } from 'react';
import type { CommerceClient } from '#storefront/platform/commerce/client.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { fetchBraintree, type BraintreeField, type HostedFields } from './braintree-library.ts';
import { CreateBraintreeClientTokenDocument } from './create-braintree-client-token.graphql.ts';
import { isOtherDocument } from '../../payment/own-document.ts';

/** The type of our own fields, which the frames cannot inherit. */
const frameStyles = () => {
  const theme = getComputedStyle(document.documentElement);
  return {
    input: {
      'font-size': '16px',
      'font-family': 'system-ui, sans-serif',
      color: theme.getPropertyValue('--ink'),
    },
    '.invalid': { color: theme.getPropertyValue('--error') },
  };
};

const readToken = async (commerce: CommerceClient): Promise<string> =>
  (await commerce.mutate(CreateBraintreeClientTokenDocument, {}, { isIdempotent: true })).createBraintreeClientToken;

export type CardFrames = Readonly<Record<BraintreeField, HTMLElement | null>>;
type State = 'loading' | 'ready' | 'failed';

/** Loads Braintree's fields into their containers after these were rendered. `again` retries after a failure. */
export const useCardFields = () => {
  const t = useT();
  const { commerce, storeView } = usePlatform();
  const places = useRef<Record<BraintreeField, HTMLElement | null>>({ number: null, expirationDate: null, cvv: null });
  const fields = useRef<HostedFields>(undefined);
  const opened = useRef<object>({});
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isLeft = false;
    const { number, expirationDate, cvv } = places.current;
    if (!number || !expirationDate || !cvv) return undefined;
    const field = (container: HTMLElement, label: string) => ({ container, internalLabel: label, iframeTitle: label });
    const open = async (): Promise<void> => {
      const [braintree, authorization] = await Promise.all([fetchBraintree(), readToken(commerce)]);
      const client = await braintree.client.create({ authorization });
      if (isLeft) return;
      opened.current = client;
      const made = await braintree.hostedFields.create({
        client,
        styles: frameStyles(),
        fields: {
          number: field(number, t('checkout.payment.number')),
          expirationDate: field(expirationDate, t('checkout.payment.expiry')),
          cvv: field(cvv, t('checkout.payment.code')),
        },
      });
      if (isLeft) return void made.teardown();
      fields.current = made;
      setState('ready');
    };
    if (isOtherDocument(storeView)) location.reload();
    else
      void open().catch((error: unknown) => {
        console.warn('The card fields could not be loaded', error);
        if (!isLeft) setState('failed');
      });
    return () => {
      isLeft = true;
      void fields.current?.teardown();
      fields.current = undefined;
    };
  }, [attempt, commerce, storeView, t]);

  const again = useCallback(() => {
    setState('loading');
    setAttempt((count) => count + 1);
  }, []);
  return { places, fields, client: opened, state, again };
};
