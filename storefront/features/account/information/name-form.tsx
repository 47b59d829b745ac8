import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hasMaxLength, required } from '#contract/validation.ts';
import { AttributeFields } from '#storefront/platform/attributes/attribute-fields.tsx';
import { attributeRules } from '#storefront/platform/attributes/attribute-rules.ts';
import { attributeInput, attributeValues } from '#storefront/platform/attributes/attribute-values.ts';
import { useExtraAttributes, type FormAttribute } from '#storefront/platform/attributes/form-attributes.ts';
import { ContactField } from '#storefront/platform/forms/contact-field.tsx';
import { useForm, type FormValues } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import type { SignedInCustomer } from '#storefront/platform/session/use-customer.ts';
import { FormActions } from '../area/form-actions.tsx';
import { useSavedDraft } from '../area/use-draft.ts';
import { useSaving } from '../area/use-saving.ts';
import { customerAttributesQuery } from './customer-attributes.ts';
import { UpdateCustomerAttributesDocument } from './update-attributes.graphql.ts';
import { UpdateCustomerNameDocument } from './update-name.graphql.ts';
import styles from './editable.module.css';

const rulesFor = (attributes: readonly FormAttribute[]) => (values: FormValues) => ({
  firstname: [required, hasMaxLength(255)],
  lastname: [required, hasMaxLength(255)],
  ...attributeRules(attributes, values),
});

type Props = {
  customer: SignedInCustomer;
  /** Values from before the session expired. */
  draft: FormValues | undefined;
  close: () => void;
};

/** Form for the name and the merchant's custom attributes. */
export const NameForm = ({ customer, draft, close }: Props) => {
  const t = useT();
  const platform = usePlatform();
  const { isBusy, refusal, save } = useSaving();
  const known = useExtraAttributes('customer_account_edit');
  const saved = useQuery({ ...customerAttributesQuery(platform), enabled: known.length > 0 }).data;
  const attributes = useMemo(() => (saved ? known : []), [saved, known]);
  const rules = useMemo(() => rulesFor(attributes), [attributes]);
  const { errors, formProps } = useForm(rules, async (values) => {
    const name = { firstname: values.firstname.trim(), lastname: values.lastname.trim() };
    const { fields, custom } = attributeInput(attributes, attributeValues(attributes, values));
    const input = { ...name, ...fields, ...(custom.length > 0 && { custom_attributes: custom }) };
    const send = (): Promise<unknown> =>
      attributes.length > 0
        ? platform.commerce.mutate(UpdateCustomerAttributesDocument, { input }, { isIdempotent: true })
        : platform.commerce.mutate(UpdateCustomerNameDocument, name, { isIdempotent: true });
    if (await save(send, 'information.name.saved')) close();
  });
  useSavedDraft('name', customer.email, formProps.ref);
  return (
    <form {...formProps} className={styles.form}>
      <ContactField kind="firstname" defaultValue={draft?.['firstname'] ?? customer.firstname} errors={errors} />
      <ContactField kind="lastname" defaultValue={draft?.['lastname'] ?? customer.lastname} errors={errors} />
      <AttributeFields
        attributes={attributes}
        initial={draft ? attributeValues(attributes, draft) : saved}
        errors={errors}
      />
      <FormActions isBusy={isBusy} onCancel={close} refusal={refusal && t(refusal)} />
    </form>
  );
};
