import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { FormValues } from '#storefront/platform/forms/use-form.ts';
import { useForm } from '#storefront/platform/forms/use-form.ts';
import { AddressFields } from '#storefront/platform/address/address-fields.tsx';
import { useAddressForm } from '#storefront/platform/address/address-form.ts';
import { addressOf } from '#storefront/platform/address/address-of.ts';
import { addressRules } from '#storefront/platform/address/address-rules.ts';
import type { Country } from '#storefront/platform/address/countries.ts';
import { customerAddressInput, type SavedAddress } from '#storefront/platform/address/address-book.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Checkbox } from '#storefront/ui/field/choice.tsx';
import { FormActions } from '../area/form-actions.tsx';
import { useSavedDraft } from '../area/use-draft.ts';
import { useSaving } from '../area/use-saving.ts';
import { CreateCustomerAddressDocument } from './create-address.graphql.ts';
import { UpdateCustomerAddressDocument } from './update-address.graphql.ts';
import styles from './address-book.module.css';

type Props = {
  countries: readonly Country[];
  /** The address being edited; undefined for a new one. */
  saved: SavedAddress | undefined;
  /** Initial values of a new address, or the draft from before the session expired. */
  initial: Partial<SavedAddress>;
  /** Email address of the account. */
  owner: string;
  close: () => void;
};

/** The address form, with checkout's fields and rules. */
export const AddressEditor = ({ countries, saved, initial, owner, close }: Props) => {
  const t = useT();
  const start = { ...saved, ...initial };
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { commerce, storeView } = usePlatform();
  const { isBusy, refusal, save } = useSaving();
  const form = useAddressForm('customer_address_edit');
  const rules = useCallback((values: FormValues) => addressRules(values, countries, false, form), [countries, form]);
  const { errors, check, formProps } = useForm(rules, async (values) => {
    const input = {
      ...customerAddressInput(addressOf(values, countries, storeView.countryId, form)),
      default_shipping: values['default_shipping'] === 'on',
      default_billing: values['default_billing'] === 'on',
    };
    const send = (): Promise<unknown> =>
      saved
        ? commerce.mutate(UpdateCustomerAddressDocument, { id: saved.id, input }, { isIdempotent: true })
        : commerce.mutate(CreateCustomerAddressDocument, { input });
    if (await save(send, 'addresses.saved')) close();
  });

  const [more] = useState(() => ({ address_id: String(saved?.id ?? 'new') }));
  useSavedDraft('address', owner, formProps.ref, more);

  useEffect(() => title.current?.focus(), []);

  return (
    <form {...formProps} className={styles.editor} aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} className={styles.title} tabIndex={-1}>
        {t(saved ? 'addresses.edit.title' : 'addresses.add.title')}
      </h2>
      <AddressFields
        countries={countries}
        initial={start}
        errors={errors}
        withEmail={false}
        recheck={check}
        form={form}
      />
      <div className={styles.choices}>
        <Checkbox
          label={t('addresses.use_shipping')}
          name="default_shipping"
          defaultChecked={start.isDefaultShipping}
        />
        <Checkbox label={t('addresses.use_billing')} name="default_billing" defaultChecked={start.isDefaultBilling} />
      </div>
      <FormActions isBusy={isBusy} onCancel={close} refusal={refusal && t(refusal)} />
    </form>
  );
};
