import { useCallback, useEffect, useState } from 'react';
import { AddressFields } from '#storefront/platform/address/address-fields.tsx';
import { addressOf } from '#storefront/platform/address/address-of.ts';
import { addressRules } from '#storefront/platform/address/address-rules.ts';
import type { Country } from '#storefront/platform/address/countries.ts';
import { useForm, valuesOf, type FormValues } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useSignedInCustomer, type SignedInCustomer } from '#storefront/platform/session/use-customer.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { useCheckout, useCheckoutActions } from '../checkout-context.tsx';
import { Actions, ErrorCount, StepFailure } from './form-parts.tsx';

const rules = (values: FormValues) => addressRules(values, true);

/** What the account knows; what the shopper has typed stays. A customer's e-mail address is that of the account. */
const fillIn = (form: HTMLFormElement | null, customer: SignedInCustomer): void => {
  for (const name of ['email', 'firstname', 'lastname'] as const) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement && (name === 'email' || field.value === '')) field.value = customer[name];
  }
};

export const ShippingAddressStep = ({ countries }: { countries: readonly Country[] }) => {
  const t = useT();
  const { countryId: country } = useStoreView();
  const { submitShippingAddress, keepAddress, keptAddress } = useCheckoutActions();
  const customer = useSignedInCustomer();
  const address = useCheckout((state) => state.shippingAddress);
  const isSubmitting = useCheckout((state) => state.isSubmitting);
  const failure = useCheckout((state) => state.errors.shippingAddress);
  const submit = useCallback((values: FormValues) => submitShippingAddress(addressOf(values, countries, country)).catch(() => undefined), [submitShippingAddress, countries, country]);
  const { errors, check, formProps } = useForm(rules, submit);
  const { ref: form } = formProps;
  const [kept] = useState(keptAddress);

  useEffect(() => {
    if (customer) fillIn(form.current, customer);
  }, [form, customer]);

  return (
    <form {...formProps} onChange={(event) => keepAddress(addressOf(valuesOf(event.currentTarget), countries, country))}>
      <ErrorCount errors={errors} />
      <StepFailure error={failure} />
      <AddressFields
        countries={countries}
        initial={kept ?? address ?? { country_id: country }}
        errors={errors}
        withEmail
        isEmailFixed={customer !== null}
        section="shipping"
        recheck={check}
      />
      <Actions>
        <Button type="submit" isBusy={isSubmitting}>
          {t('checkout.continue.shipping')}
        </Button>
      </Actions>
    </form>
  );
};
