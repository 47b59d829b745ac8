import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { useCheckout } from '../../../checkout-context.tsx';
import type { TokenisedCard } from '../braintree-library.ts';
import { confirmCard, UnconfirmedError } from './confirm-card.ts';
import { GetCardConfirmationDocument } from './get-card-confirmation.graphql.ts';
import styles from './confirmation.module.css';

type Shown = { page: HTMLElement; cancel: () => void };

/** A frame without a name says nothing to screen readers. */
const nameFrame = (page: HTMLElement, title: string): void => {
  const frame = page instanceof HTMLIFrameElement ? page : page.querySelector('iframe');
  if (frame && !frame.title) frame.title = title;
};

/** The page of the bank, in a frame that Braintree has made. */
const BankPage = ({ page, cancel }: Shown) => {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(page);
    const before = document.activeElement;
    title.current?.focus();
    // Shows the frame below the title.
    title.current?.scrollIntoView?.({ block: 'start' });
    // Closing returns the focus.
    return () => (before instanceof HTMLElement ? before.focus() : undefined);
  }, [page]);
  return (
    <section className={styles.bankPage} aria-labelledby="bank-page-title">
      <h3 id="bank-page-title" ref={title} tabIndex={-1}>
        {t('bank.title')}
      </h3>
      <p>{t('bank.hint')}</p>
      <div ref={place} />
      <Button kind="secondary" size="medium" onClick={cancel}>
        {t('bank.cancel')}
      </Button>
    </section>
  );
};

/** Lets the card's bank authenticate its holder if the shop requires it; typed values stay in any case. */
export const useConfirmation = () => {
  const t = useT();
  const { commerce } = usePlatform();
  const total = useCheckout((state) => state.totals?.grandTotal?.value);
  const address = useCheckout((state) => state.shippingAddress);
  const [shown, setShown] = useState<Shown>();
  const [problem, setProblem] = useState<string>();

  /** Resolves with the nonce to charge; undefined, with a message, if the bank has not confirmed. */
  const confirm = async (client: object, card: TokenisedCard): Promise<string | undefined> => {
    setProblem(undefined);
    // If the settings cannot be loaded, skip this step; the back end decides.
    const { storeConfig } = await commerce
      .query(GetCardConfirmationDocument, {}, { noCache: true })
      .catch(() => ({ storeConfig: null }));
    if (!storeConfig?.braintree_3dsecure_verify_3dsecure) return card.nonce;
    try {
      return await confirmCard({
        client,
        card,
        amount: (total ?? 0).toFixed(2),
        email: address?.email,
        billingAddress: address && {
          givenName: address.firstname,
          surname: address.lastname,
          phoneNumber: address.telephone.replaceAll(/\D/g, ''),
          streetAddress: address.street[0],
          extendedAddress: address.street[1],
          locality: address.city,
          region: address.region_code,
          postalCode: address.postcode,
          countryCodeAlpha2: address.country_id,
        },
        isRequired: storeConfig.braintree_3dsecure_always_request_3ds === true,
        show: (page, cancel) => {
          nameFrame(page, t('bank.title'));
          setShown({ page, cancel });
        },
      });
    } catch (error) {
      setProblem(t(error instanceof UnconfirmedError ? error.problem : 'bank.unreachable'));
      return undefined;
    } finally {
      setShown(undefined);
    }
  };
  const bankPage: ReactNode = shown && <BankPage {...shown} />;
  return { confirm, bankPage, problem };
};
