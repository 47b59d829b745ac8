import { email, required } from '#contract/validation.ts';
import { useForm } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { TextField } from '#storefront/ui/field/text-field.tsx';
import { FormActions } from '../area/form-actions.tsx';
import { useSaving } from '../area/use-saving.ts';
import { PasswordField } from '../password-field.tsx';
import { UpdateCustomerEmailDocument } from './update-email.graphql.ts';
import styles from './editable.module.css';

const RULES = () => ({ email: [required, email], password: [required] });
const WORDS = { 'graphql-authentication': 'information.password.wrong', 'graphql-already-exists': 'information.email.taken' } as const;

/** Changes the address to sign in with; the password proves that it is the customer who asks. */
export const EmailForm = ({ close }: { close: () => void }) => {
  const t = useT();
  const { commerce } = usePlatform();
  const { isBusy, refusal, save } = useSaving(WORDS);
  const { errors, formProps } = useForm(RULES, async ({ email: address = '', password = '' }) => {
    if (await save(() => commerce.mutate(UpdateCustomerEmailDocument, { email: address.trim(), password }), 'information.email.saved')) close();
  });
  return (
    <form {...formProps} className={styles.form}>
      <TextField
        label={t('information.email.new')}
        hint={t('information.email.hint')}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        error={errors['email'] ?? (refusal === WORDS['graphql-already-exists'] ? t(refusal) : undefined)}
        required
      />
      <PasswordField
        label={t('information.password.current')}
        autoComplete="current-password"
        error={errors['password'] ?? (refusal === WORDS['graphql-authentication'] ? t(refusal) : undefined)}
      />
      <FormActions isBusy={isBusy} onCancel={close} refusal={refusal && t(refusal)} />
    </form>
  );
};
