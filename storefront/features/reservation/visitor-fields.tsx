import { ADDRESS_LIMITS } from '#contract/address.ts';
import { MAX_EMAIL_LENGTH } from '#contract/validation.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useSignedInCustomer } from '#storefront/platform/session/use-customer.ts';
import { Checkbox } from '#storefront/ui/field/choice.tsx';
import { TextField } from '#storefront/ui/field/text-field.tsx';
import { MAX_FULLNAME_LENGTH, VISIT_CONSENT } from '#contract/reservation.ts';
import styles from './visitor-fields.module.css';

/** The visitor. Prefilled for a signed-in customer. */
export const VisitorFields = ({ errors }: { errors: Readonly<Record<string, string | undefined>> }) => {
  const t = useT();
  const customer = useSignedInCustomer();
  return (
    <>
      <div key={customer?.email ?? ''} className={styles.fields}>
        <TextField
          className={styles.wide}
          label={t('reservation.fullname')}
          name="fullname"
          autoComplete="name"
          maxLength={MAX_FULLNAME_LENGTH}
          defaultValue={customer ? `${customer.firstname} ${customer.lastname}`.trim() : ''}
          error={errors['fullname']}
          required
        />
        <TextField
          label={t('reservation.email')}
          hint={t('reservation.email.hint')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={MAX_EMAIL_LENGTH}
          defaultValue={customer?.email ?? ''}
          error={errors['email']}
          required
        />
        <TextField
          label={t('reservation.telephone')}
          hint={t('reservation.telephone.hint')}
          name="telephone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={ADDRESS_LIMITS.telephone}
          error={errors['telephone']}
          required
        />
      </div>
      {/* Honeypot for bots; people neither see nor reach it. */}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {t('reservation.website')}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Checkbox
        name="consent_version"
        value={VISIT_CONSENT}
        label={t('reservation.consent')}
        error={errors['consent_version']}
        required
      />
      <p className={styles.privacy}>
        {t('reservation.privacy')} <a href="#privacy-policy">{t('reservation.privacy.policy')}</a>
      </p>
    </>
  );
};
