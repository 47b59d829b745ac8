import { hasMaxLength, required } from '#contract/validation.ts';
import { useForm } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import type { SignedInCustomer } from '#storefront/platform/session/use-customer.ts';
import { TextField } from '#storefront/ui/field/text-field.tsx';
import { FormActions } from '../area/form-actions.tsx';
import { useSaving } from '../area/use-saving.ts';
import { UpdateCustomerNameDocument } from './update-name.graphql.ts';
import styles from './editable.module.css';

const RULES = () => ({ firstname: [required, hasMaxLength(255)], lastname: [required, hasMaxLength(255)] });

export const NameForm = ({ customer, close }: { customer: SignedInCustomer; close: () => void }) => {
  const t = useT();
  const { commerce } = usePlatform();
  const { isBusy, refusal, save } = useSaving();
  const { errors, formProps } = useForm(RULES, async ({ firstname = '', lastname = '' }) => {
    const name = { firstname: firstname.trim(), lastname: lastname.trim() };
    if (await save(() => commerce.mutate(UpdateCustomerNameDocument, name, { isIdempotent: true }), 'information.name.saved')) close();
  });
  return (
    <form {...formProps} className={styles.form}>
      <TextField label={t('account.firstname')} name="firstname" autoComplete="given-name" defaultValue={customer.firstname} error={errors['firstname']} required />
      <TextField label={t('account.lastname')} name="lastname" autoComplete="family-name" defaultValue={customer.lastname} error={errors['lastname']} required />
      <FormActions isBusy={isBusy} onCancel={close} refusal={refusal && t(refusal)} />
    </form>
  );
};
