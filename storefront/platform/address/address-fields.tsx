import { lazy, Suspense, useState } from 'react';
import { STREET_POSITION } from '#contract/address-fields.ts';
import { isHomeNumber, telephoneAsIn } from '#contract/telephone.ts';
import { SelectField, TextField } from '#storefront/ui/field/text-field.tsx';
import { ContactField } from '../forms/contact-field.tsx';
import { untilFetched } from '../connectivity/until-fetched.ts';
import { useT } from '../i18n/use-t.ts';
import { usePlatform } from '../platform.tsx';
import { AttributeFields } from '../attributes/attribute-fields.tsx';
import { sentValues } from '../attributes/attribute-values.ts';
import type { Address } from './address.ts';
import { OWN_FORM, type AddressForm } from './address-form.ts';
import { firstCountry, type Country } from './countries.ts';
import styles from './address-fields.module.css';

// Loaded when the shopper is about to enter an address.
const Help = lazy(() => untilFetched(() => import('./help/address-help.tsx')));

type AddressFieldsProps = {
  countries: readonly Country[];
  initial: Partial<Address>;
  errors: Readonly<Record<string, string>>;
  withEmail: boolean;
  /** A customer's email address belongs to the account and cannot be changed here. */
  isEmailFixed?: boolean;
  /** For the browser's autofill, if a page has two addresses. */
  section?: 'shipping' | 'billing';
  /** Validates the postal code again when the province changes. */
  recheck: (name: string) => void;
  form?: AddressForm;
};

export const AddressFields = ({
  countries,
  initial,
  errors,
  withEmail,
  isEmailFixed = false,
  section,
  recheck,
  form = OWN_FORM,
}: AddressFieldsProps) => {
  const t = useT();
  const fill = (name: string): string => (section ? `${section} ${name}` : name);
  const { countryId: ownCountry } = usePlatform().storeView;
  const [countryId, setCountryId] = useState(() => firstCountry(countries, initial.country_id, ownCountry));
  const [isHelped, setIsHelped] = useState(false);
  const isUs = countryId === 'US';
  const country = countries.find(({ id }) => id === countryId);
  const regions = country?.regions ?? [];
  const optional = t('field.optional');
  const telephoneHints = [
    !isHomeNumber(ownCountry, countryId) && t('checkout.field.telephone.abroad'),
    section !== 'billing' && t('checkout.field.telephone.hint'),
  ].filter(Boolean);
  const textField = ({ name, label, maxLength, autoComplete, isRequired }: AddressForm['fields'][number]) => (
    <TextField
      key={name}
      className={styles.wide}
      label={t(label)}
      optional={isRequired ? undefined : optional}
      required={isRequired}
      name={name}
      autoComplete={fill(autoComplete)}
      maxLength={maxLength}
      defaultValue={initial[name]}
      error={errors[name]}
    />
  );
  return (
    <div className={styles.fields} onFocus={() => setIsHelped(true)}>
      {withEmail && (
        <ContactField
          kind="email"
          className={styles.wide}
          hint={t('checkout.field.email.hint')}
          defaultValue={initial.email}
          readOnly={isEmailFixed}
          errors={errors}
        />
      )}
      <ContactField
        kind="firstname"
        autoComplete={fill('given-name')}
        defaultValue={initial.firstname}
        errors={errors}
      />
      <ContactField
        kind="lastname"
        autoComplete={fill('family-name')}
        defaultValue={initial.lastname}
        errors={errors}
      />
      {form.fields.filter(({ position }) => position < STREET_POSITION).map(textField)}
      <TextField
        className={styles.wide}
        label={t('checkout.field.street_1')}
        name="street_1"
        autoComplete={fill('address-line1')}
        defaultValue={initial.street?.[0]}
        error={errors['street_1']}
        required
      />
      <TextField
        className={styles.wide}
        label={t('checkout.field.street_2')}
        optional={optional}
        name="street_2"
        autoComplete={fill('address-line2')}
        defaultValue={initial.street?.[1]}
        error={errors['street_2']}
      />
      <SelectField
        label={t('checkout.field.country')}
        name="country_id"
        autoComplete={fill('country')}
        value={countryId}
        onChange={(event) => setCountryId(event.currentTarget.value)}
      >
        {countries.map((country) => (
          <option key={country.id} value={country.id}>
            {country.name}
          </option>
        ))}
      </SelectField>
      <ContactField
        kind={isUs ? 'zip' : 'postcode'}
        autoComplete={fill('postal-code')}
        defaultValue={initial.postcode}
        errors={errors}
        isOptional={country?.isPostcodeOptional}
      />
      <ContactField kind="city" autoComplete={fill('address-level2')} defaultValue={initial.city} errors={errors} />
      {regions.length > 0 && (
        <SelectField
          key={countryId}
          label={t(isUs ? 'checkout.field.state' : 'checkout.field.province')}
          name="region"
          autoComplete={fill('address-level1')}
          defaultValue={initial.country_id === countryId ? initial.region_code : ''}
          error={errors['region']}
          onChange={() => recheck('postcode')}
          required={!country?.isRegionOptional}
          optional={country?.isRegionOptional ? optional : undefined}
        >
          <option value="">{t('checkout.field.region.choose')}</option>
          {regions.map((region) => (
            <option key={region.id} value={region.code}>
              {region.name}
            </option>
          ))}
        </SelectField>
      )}
      {isHelped && (
        <Suspense>
          <Help countryId={countryId} countries={countries} chooseCountry={setCountryId} />
        </Suspense>
      )}
      {form.telephone !== 'absent' && (
        <ContactField
          kind="telephone"
          className={styles.wide}
          hint={telephoneHints.join(' ') || undefined}
          autoComplete={fill('tel')}
          defaultValue={initial.telephone}
          onBlur={({ currentTarget }) => {
            currentTarget.value = telephoneAsIn(countryId, currentTarget.value);
          }}
          errors={errors}
          isOptional={form.telephone === 'optional'}
        />
      )}
      {form.fields.filter(({ position }) => position > STREET_POSITION).map(textField)}
      <AttributeFields
        attributes={form.extra}
        initial={initial.custom && sentValues(initial.custom)}
        errors={errors}
        className={styles.wide}
      />
    </div>
  );
};
