import { ContactField } from '#storefront/platform/forms/contact-field.tsx';
import { Honeypot } from '#storefront/platform/forms/honeypot.tsx';
import { PrivacyPolicyLink } from '#storefront/platform/forms/privacy-policy-link.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useSignedInCustomer } from '#storefront/platform/session/use-customer.ts';
import { Checkbox } from '#storefront/ui/field/choice.tsx';
import { VISIT_CONSENT } from '#contract/reservation.ts';
import styles from './visitor-fields.module.css';

/** Contact details of the visitor; prefilled for a signed-in customer. */
export const VisitorFields = ({ errors }: { errors: Readonly<Record<string, string | undefined>> }) => {
  const t = useT();
  const customer = useSignedInCustomer();
  return (
    <>
      <div key={customer?.email ?? ''} className={styles.fields}>
        <ContactField
          kind="full_name"
          name="fullname"
          className={styles.wide}
          defaultValue={customer ? `${customer.firstname} ${customer.lastname}`.trim() : ''}
          errors={errors}
        />
        <ContactField
          kind="email"
          hint={t('reservation.email.hint')}
          defaultValue={customer?.email ?? ''}
          errors={errors}
        />
        <ContactField kind="telephone" hint={t('reservation.telephone.hint')} errors={errors} />
      </div>
      <Honeypot />
      <Checkbox
        name="consent_version"
        value={VISIT_CONSENT}
        label={t('reservation.consent')}
        error={errors['consent_version']}
        required
      />
      <p className={styles.privacy}>
        {t('reservation.privacy')} <PrivacyPolicyLink />
      </p>
    </>
  );
};
