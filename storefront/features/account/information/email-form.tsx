import { MAX_EMAIL_LENGTH } from '#contract/validation.ts';
import { email, matches, required } from '#contract/validation.ts';
import { useForm, type FormValues } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { TextField } from '#storefront/ui/field/text-field.tsx';
import { FormActions } from '../area/form-actions.tsx';
import { useKeptDraft } from '../area/use-draft.ts';
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
  /** E-mail address of the account. */
  owner: string;
  /** Values from before the session expired. */
  draft: FormValues | undefined;
  close: () => void;
};

/** Changes the e-mail address; needs the password. */
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
  useKeptDraft('email', owner, formProps.ref);
  const isTaken = refusal === WORDS['graphql-already-exists'];
  const isWrong = refusal === WORDS['graphql-authentication'];
  return (
    <form {...formProps} className={styles.form}>
      <TextField
        label={t('information.email.new')}
        hint={t('information.email.hint')}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={MAX_EMAIL_LENGTH}
        defaultValue={draft?.['email']}
        error={errors['email'] ?? (isTaken ? t(refusal) : undefined)}
        required
      />
      <TextField
        label={t('information.email.again')}
        name="email_again"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={MAX_EMAIL_LENGTH}
        defaultValue={draft?.['email_again']}
        error={errors['email_again']}
        required
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
