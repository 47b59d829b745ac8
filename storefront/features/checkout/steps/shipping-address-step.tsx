import { lazy, Suspense, useCallback, useEffect, useState, type SubmitEvent } from 'react';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { AddressFields } from '#storefront/platform/address/address-fields.tsx';
import { useAddressForm } from '#storefront/platform/address/address-form.ts';
import { addressOf } from '#storefront/platform/address/address-of.ts';
import { addressRules } from '#storefront/platform/address/address-rules.ts';
import { withUnshownFields } from '#storefront/platform/address/unshown-fields.ts';
import type { SavedAddress } from '#storefront/platform/address/address-book.ts';
import type { Country } from '#storefront/platform/address/countries.ts';
import { useForm, valuesOf, type FormValues } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { StillComing } from '#storefront/platform/page/together.tsx';
import { useIsCustomerAwaited } from '#storefront/platform/session/use-customer-awaited.ts';
import { useSignedInCustomer, type SignedInCustomer } from '#storefront/platform/session/use-customer.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Checkbox } from '#storefront/ui/field/choice.tsx';
import { useCheckout, useCheckoutActions } from '../checkout-context.tsx';
import { Actions, ErrorCount, StepFailure } from '../forms/form-parts.tsx';
import styles from './saved-addresses.module.css';

// Guests have none.
const fetchSavedAddresses = async () => ({ default: (await import('./saved-addresses.tsx')).SavedAddresses });
const SavedAddresses = lazy(() => untilFetched(fetchSavedAddresses));

/** Prefills empty fields from the account. A customer's email address comes from the account. */
const fillIn = (form: HTMLFormElement, customer: SignedInCustomer): void => {
  for (const name of ['email', 'firstname', 'lastname'] as const) {
    const field = form.elements.namedItem(name) as HTMLInputElement;
    if (name === 'email' || field.value === '') field.value = customer[name];
  }
};

type Props = {
  countries: readonly Country[];
  /** Nothing is shipped: it is the address of the bill. */
  isVirtual?: boolean;
};

export const ShippingAddressStep = ({ countries, isVirtual = false }: Props) => {
  const t = useT();
  const { countryId: country } = useStoreView();
  const { submitShippingAddress, saveAddress: keepAddress, savedAddress } = useCheckoutActions();
  const customer = useSignedInCustomer();
  const isAwaited = useIsCustomerAwaited();
  const [isLocked, setIsLocked] = useState(false);
  const address = useCheckout((state) => state.shippingAddress);
  const isSubmitting = useCheckout((state) => state.isSubmitting);
  const failure = useCheckout((state) => state.errors.shippingAddress);
  const addressForm = useAddressForm('customer_register_address');
  const rules = useCallback(
    (values: FormValues) => addressRules(values, countries, true, addressForm),
    [countries, addressForm],
  );
  const [stored] = useState(savedAddress);
  const [chosen, setChosen] = useState<SavedAddress>();
  const initial = chosen ?? stored ?? address;
  const read = (values: FormValues) =>
    withUnshownFields(addressOf(values, countries, country, addressForm), initial, addressForm);
  const submit = (values: FormValues) =>
    submitShippingAddress(read(values), values['save_address'] === 'on').catch(() => undefined);
  const { errors, check, formProps } = useForm(rules, submit);
  const { ref: form } = formProps;
  const email = customer?.email;

  const choose = (saved: SavedAddress): void => {
    setChosen(saved);
    keepAddress(saved);
  };
  const isUntouched = (): boolean =>
    !stored?.street &&
    form.current !== null &&
    !form.current.contains(document.activeElement) &&
    valuesOf(form.current)['street_1'] === '';

  useEffect(() => {
    if (form.current && customer) fillIn(form.current, customer);
  }, [form, customer]);

  useEffect(() => {
    if (!isLocked || isAwaited) return;
    setIsLocked(false);
    form.current?.requestSubmit();
  }, [form, isLocked, isAwaited]);

  /** Waits for the account's email address if the form is submitted before it arrives. */
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    if (!isAwaited) return formProps.onSubmit(event);
    event.preventDefault();
    setIsLocked(true);
  };

  return (
    <form {...formProps} onSubmit={onSubmit} onChange={(event) => keepAddress(read(valuesOf(event.currentTarget)))}>
      <ErrorCount errors={errors} />
      <StepFailure error={failure} />
      {customer && (
        <Suspense fallback={<StillComing />}>
          <SavedAddresses
            countries={countries}
            chosen={chosen}
            onChoose={choose}
            onDefault={(saved) => isUntouched() && choose(saved)}
          />
        </Suspense>
      )}
      <AddressFields
        key={chosen?.id}
        countries={countries}
        initial={chosen ? { ...chosen, email } : (initial ?? { country_id: country })}
        errors={errors}
        withEmail
        isEmailFixed={customer !== null}
        section={isVirtual ? 'billing' : 'shipping'}
        form={addressForm}
        recheck={check}
      />
      {customer && <Checkbox className={styles.save} label={t('checkout.saved.keep')} name="save_address" />}
      <Actions>
        <Button type="submit" isBusy={isSubmitting || isLocked}>
          {t(isVirtual ? 'checkout.continue.payment' : 'checkout.continue.shipping')}
        </Button>
      </Actions>
    </form>
  );
};
