import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { normalisePostcode, postcode as postcodeRule } from '#contract/address.ts';
import { regionOfPostcode } from '#contract/postcode-region.ts';
import { ContactField } from '#storefront/platform/forms/contact-field.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMoney } from '#storefront/platform/money/use-money.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Radio } from '#storefront/ui/field/choice.tsx';
import { VisuallyHidden } from '#storefront/ui/visually-hidden/visually-hidden.tsx';
import { useEstimate, type ShippingMethod } from './use-estimate.ts';
import styles from './estimate-box.module.css';

type Props = {
  cartId: string;
  /** Changes with the contents of the cart, which refetches the estimate. */
  revision: string;
};

type Place = { postcode: string; region: string | undefined };

/** Shipping methods to a postal code with their prices, and tax and total of the selected one. */
export default function EstimateBox({ cartId, revision }: Props) {
  const t = useT();
  const money = useMoney();
  const { countryId, tax } = useStoreView();
  const { requestEstimate, ways, chosen, totals, isBusy, failed } = useEstimate(cartId, countryId);
  const [place, setPlace] = useState<Place>();
  const [isInvalid, setInvalid] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const seen = useRef(revision);

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (seen.current === revision) return;
    seen.current = revision;
    if (place) void requestEstimate(place.postcode, place.region, chosen);
  });

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = normalisePostcode(countryId, input.current?.value ?? '');
    const isWrong = postcodeRule(countryId)(typed) !== undefined;
    setInvalid(isWrong);
    if (isWrong || !input.current) return input.current?.focus();
    input.current.value = typed;
    const next = { postcode: typed, region: regionOfPostcode(countryId, typed) };
    setPlace(next);
    void requestEstimate(next.postcode, next.region);
  };
  const priceOf = ({ amount }: ShippingMethod): string => (amount?.value === 0 ? t('estimate.free') : money(amount));

  return (
    <div className={styles.estimate} aria-busy={isBusy}>
      <form noValidate onSubmit={submit}>
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
                  onChange={() => void requestEstimate(place.postcode, place.region, way.key)}
                />
                <span>{way.why === undefined && priceOf(way)}</span>
                {way.why && <span className={styles.why}>{way.why}</span>}
              </div>
            ))}
          </fieldset>
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
