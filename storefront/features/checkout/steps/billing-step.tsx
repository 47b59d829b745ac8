import { useState } from 'react';
import { AddressFields } from '#storefront/platform/address/address-fields.tsx';
import { useAddressForm } from '#storefront/platform/address/address-form.ts';
import { addressOf } from '#storefront/platform/address/address-of.ts';
import { addressRules } from '#storefront/platform/address/address-rules.ts';
import type { Country } from '#storefront/platform/address/countries.ts';
import { useForm, type FormValues } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Radio } from '#storefront/ui/field/choice.tsx';
import { useCheckout, useCheckoutActions } from '../checkout-context.tsx';
import { Actions, ErrorCount, StepFailure } from '../forms/form-parts.tsx';
import styles from './billing-step.module.css';

export const BillingStep = ({ countries }: { countries: readonly Country[] }) => {
  const t = useT();
  const { countryId: country } = useStoreView();
  const { submitBillingAddress } = useCheckoutActions();
  const billing = useCheckout((state) => state.billingAddress);
  const shipping = useCheckout((state) => state.shippingAddress);
  const isSubmitting = useCheckout((state) => state.isSubmitting);
  const failure = useCheckout((state) => state.errors.billingAddress);
  const [isSame, setIsSame] = useState(billing?.sameAsShippingAddress ?? true);
  const form = useAddressForm('customer_register_address');
  const rules = (values: FormValues) => (isSame ? {} : addressRules(values, countries, false, form));
  const submit = (values: FormValues) =>
    submitBillingAddress(
      isSame
        ? { sameAsShippingAddress: true }
        : { sameAsShippingAddress: false, ...addressOf(values, countries, country, form) },
    ).catch(() => undefined);
  const { errors, check, formProps } = useForm(rules, submit);
  const initial =
    billing && !billing.sameAsShippingAddress
      ? billing
      : shipping && { country_id: shipping.country_id, telephone: shipping.telephone };
  return (
    <form {...formProps}>
      <ErrorCount errors={errors} />
      <StepFailure error={failure} />
      <fieldset className={styles.choice}>
        <legend className={styles.legend}>{t('checkout.step.billing')}</legend>
        <Radio
          isCard
          name="billing_choice"
          value="same"
          checked={isSame}
          onChange={() => setIsSame(true)}
          label={t('checkout.billing.same')}
        />
        <Radio
          isCard
          name="billing_choice"
          value="other"
          checked={!isSame}
          onChange={() => setIsSame(false)}
          label={t('checkout.billing.other')}
        />
      </fieldset>
      {!isSame && (
        <AddressFields
          countries={countries}
          initial={initial ?? {}}
          errors={errors}
          withEmail={false}
          section="billing"
          form={form}
          recheck={check}
        />
      )}
      <Actions>
        <Button type="submit" isBusy={isSubmitting}>
          {t('checkout.continue.payment')}
        </Button>
      </Actions>
    </form>
  );
};
