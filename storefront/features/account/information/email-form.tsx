import { email, matches, required } from '#contract/validation.ts';
import { ContactField } from '#storefront/platform/forms/contact-field.tsx';
import { useForm, type FormValues } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { FormActions } from '../area/form-actions.tsx';
import { useSavedDraft } from '../area/use-draft.ts';
import { useSaving } from '../area/use-saving.ts';
import { PasswordField } from '../password-field.tsx';
import { UpdateCustomerEmailDocument } from './update-email.graphql.ts';
import styles from './editable.module.css';

const RULES = ({ email: address }: Record<'email', string>) => ({
  email: [required, email],
  email_again: [required, matches(address)],
  password: [required],
});
const WORDS = {
  'graphql-authentication': 'information.password.wrong',
  'graphql-already-exists': 'information.email.taken',
} as const;

type Props = {
  /** Email address of the account. */
  owner: string;
  /** Values from before the session expired. */
  draft: FormValues | undefined;
  close: () => void;
};

/** Changes the email address; requires the password. */
export const EmailForm = ({ owner, draft, close }: Props) => {
  const t = useT();
  const { commerce } = usePlatform();
  const { isBusy, refusal, save } = useSaving(WORDS);
  const { errors, formProps } = useForm(RULES, async ({ email: address, password }) => {
    if (
      await save(
        () => commerce.mutate(UpdateCustomerEmailDocument, { email: address.trim(), password }),
        ({ updateCustomerEmail }) =>
          updateCustomerEmail?.customer.email === owner ? 'information.email.asked' : 'information.email.saved',
      )
    )
      close();
  });
  useSavedDraft('email', owner, formProps.ref);
  const isTaken = refusal === WORDS['graphql-already-exists'];
  const isWrong = refusal === WORDS['graphql-authentication'];
  return (
    <form {...formProps} className={styles.form}>
      <ContactField
        kind="email"
        label={t('information.email.new')}
        hint={t('information.email.hint')}
        defaultValue={draft?.['email']}
        errors={{ ...(isTaken && { email: t(refusal) }), ...errors }}
      />
      <ContactField
        kind="email"
        name="email_again"
        label={t('information.email.again')}
        defaultValue={draft?.['email_again']}
        errors={errors}
      />
      <PasswordField
        label={t('information.password.current')}
        autoComplete="current-password"
        error={errors['password'] ?? (isWrong ? t(refusal) : undefined)}
      />
      <FormActions
        isBusy={isBusy}
        onCancel={close}
        refusal={refusal && !isTaken && !isWrong ? t(refusal) : undefined}
      />
    </form>
  );
};
