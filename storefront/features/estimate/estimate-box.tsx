import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useDeliveryPlace } from '#storefront/platform/delivery-place/delivery-place.ts';
import { ContactField } from '#storefront/platform/forms/contact-field.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Radio } from '#storefront/ui/field/choice.tsx';
import { VisuallyHidden } from '#storefront/ui/visually-hidden/visually-hidden.tsx';
import { CartDays } from './cart-days.tsx';
import { NeededBy } from './needed-by.tsx';
import { useEstimate, type ShippingMethod } from './use-estimate.ts';
import { usePlaceForm } from './use-place-form.ts';
import styles from './estimate-box.module.css';

type Props = {
  cartId: string;
  /** Changes with the contents of the cart, which refetches the estimate. */
  revision: string;
};

/** Shipping methods to a postal code with price and days, and tax and total of the selected one. */
export default function EstimateBox({ cartId, revision }: Props) {
  const t = useT();
  const money = useMoney();
  const { countryId, tax } = useStoreView();
  const { requestEstimate, ways, chosen, totals, isBusy, failed } = useEstimate(cartId);
  const [place, savePlace] = useDeliveryPlace();
  const { input, isInvalid, read } = usePlaceForm(place);
  const about = place && JSON.stringify([place, revision]);
  const requested = useRef<string>(undefined);

  // Without a saved place the shopper opened this box to enter one.
  const [isOpened] = useState(place === undefined);
  useEffect(() => {
    if (isOpened) input.current?.focus();
  }, [isOpened, input]);
  useEffect(() => {
    if (!place || requested.current === about) return;
    requested.current = about;
    void requestEstimate(place, chosen);
  });

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const next = read();
    if (!next) return;
    // After a failure the same place is requested again.
    requested.current = undefined;
    savePlace(next);
  };
  const priceOf = ({ amount }: ShippingMethod): string => (amount?.value === 0 ? t('estimate.free') : money(amount));

  return (
    <div className={styles.estimate} aria-busy={isBusy}>
      <form method="dialog" noValidate onSubmit={submit}>
        <ContactField
          kind={countryId === 'US' ? 'zip' : 'postcode'}
          ref={input}
          name="estimate-postcode"
          className={styles.field}
          error={isInvalid && t('estimate.invalid')}
          required={false}
        />
        <Button type="submit" kind="secondary" size="medium" isBusy={isBusy}>
          {t('estimate.show')}
        </Button>
      </form>
      <div role="status">
        {failed && t('estimate.failed')}
        {ways?.length === 0 && t('estimate.none')}
        {totals && (
          <VisuallyHidden>
            {t('estimate.total')} {money(totals.total)}
          </VisuallyHidden>
        )}
      </div>
      {place && ways && ways.length > 0 && (
        <>
          <fieldset>
            <legend>{t('estimate.methods', { place: place.postcode })}</legend>
            {ways.map((way) => (
              <div key={way.key} className={styles.method}>
                <Radio
                  name="estimate-method"
                  label={way.name}
                  checked={way.key === chosen}
                  disabled={way.why !== undefined}
                  onChange={() => void requestEstimate(place, way.key)}
                />
                <span>{way.why === undefined && priceOf(way)}</span>
                <span className={styles.why}>
                  {way.why ?? (
                    <CartDays
                      cartId={cartId}
                      revision={revision}
                      place={place}
                      carrier={way.carrier}
                      method={way.code}
                    />
                  )}
                </span>
              </div>
            ))}
          </fieldset>
          <NeededBy />
          {totals && (
            <dl>
              {tax === 'added' && (
                <div>
                  <dt>{t('estimate.tax')}</dt>
                  <dd>{money(totals.tax)}</dd>
                </div>
              )}
              <div className={styles.grand}>
                <dt>{t('estimate.total')}</dt>
                <dd>{money(totals.total)}</dd>
              </div>
              {tax === 'included' && (
                <div>
                  <dt>{t('estimate.tax.included')}</dt>
                  <dd>{money(totals.tax)}</dd>
                </div>
              )}
            </dl>
          )}
          <p className={styles.note}>{t('estimate.note')}</p>
        </>
      )}
    </div>
  );
}
