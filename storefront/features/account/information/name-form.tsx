import { hasMaxLength, required } from '#contract/validation.ts';
import { ContactField } from '#storefront/platform/forms/contact-field.tsx';
import { useForm, type FormValues } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import type { SignedInCustomer } from '#storefront/platform/session/use-customer.ts';
import { FormActions } from '../area/form-actions.tsx';
import { useSavedDraft } from '../area/use-draft.ts';
import { useSaving } from '../area/use-saving.ts';
import { UpdateCustomerNameDocument } from './update-name.graphql.ts';
import styles from './editable.module.css';

const RULES = () => ({ firstname: [required, hasMaxLength(255)], lastname: [required, hasMaxLength(255)] });

type Props = {
  customer: SignedInCustomer;
  /** Values from before the session expired. */
  draft: FormValues | undefined;
  close: () => void;
};

export const NameForm = ({ customer, draft, close }: Props) => {
  const t = useT();
  const { commerce } = usePlatform();
  const { isBusy, refusal, save } = useSaving();
  const { errors, formProps } = useForm(RULES, async ({ firstname, lastname }) => {
    const name = { firstname: firstname.trim(), lastname: lastname.trim() };
    if (
      await save(
        () => commerce.mutate(UpdateCustomerNameDocument, name, { isIdempotent: true }),
        'information.name.saved',
      )
    )
      close();
  });
  useSavedDraft('name', customer.email, formProps.ref);
  return (
    <form {...formProps} className={styles.form}>
      <ContactField kind="firstname" defaultValue={draft?.['firstname'] ?? customer.firstname} errors={errors} />
      <ContactField kind="lastname" defaultValue={draft?.['lastname'] ?? customer.lastname} errors={errors} />
      <FormActions isBusy={isBusy} onCancel={close} refusal={refusal && t(refusal)} />
    </form>
  );
};
