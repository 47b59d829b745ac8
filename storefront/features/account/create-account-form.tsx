import { useEffect, useId, useMemo } from 'react';
import { newPassword, type PasswordRule } from '#contract/password.ts';
import { confirmsPassword, email, required } from '#contract/validation.ts';
import { AttributeFields } from '#storefront/platform/attributes/attribute-fields.tsx';
import { attributeRules } from '#storefront/platform/attributes/attribute-rules.ts';
import { attributeInput, attributeValues, withValue } from '#storefront/platform/attributes/attribute-values.ts';
import { useExtraAttributes, type FormAttribute } from '#storefront/platform/attributes/form-attributes.ts';
import { CaptchaNote } from '#storefront/platform/captcha/captcha-note.tsx';
import { ContactField } from '#storefront/platform/forms/contact-field.tsx';
import { useForm } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import type { NewAccount } from './api/account-api.ts';
import { PasswordField } from './password-field.tsx';
import { usePasswordRule } from './password-rule.ts';
import { useSending } from './use-sending.ts';
import styles from './account-panel.module.css';

const rulesFor =
  (rule: PasswordRule, attributes: readonly FormAttribute[]) => (values: Record<'email' | 'password', string>) => ({
    firstname: [required],
    lastname: [required],
    email: [required, email],
    ...attributeRules(attributes, values),
    password: [required, newPassword(values.email, rule)],
    password_again: [confirmsPassword(values.password)],
  });

type Props = {
  createAccount: (account: NewAccount) => Promise<void>;
  onOther: () => void;
  /** Known data of the person, to prefill fields. */
  known?: Readonly<Partial<Record<'email' | 'firstname' | 'lastname', string>>> | undefined;
  /** The page has a title, so the form shows none. */
  isPage?: boolean;
};

export const CreateAccountForm = ({ createAccount, onOther, known, isPage = false }: Props) => {
  const t = useT();
  const titleId = useId();
  const { isBusy, refusal, send } = useSending();
  const passwordRule = usePasswordRule();
  const attributes = useExtraAttributes('customer_account_create');
  const rules = useMemo(() => rulesFor(passwordRule, attributes), [passwordRule, attributes]);
  const { errors, formProps } = useForm(rules, (values) => {
    const { firstname, lastname, email: address, password } = values;
    const given = attributeValues(attributes, values);
    const { fields, custom } = attributeInput(withValue(attributes, given), given);
    const more = { ...fields, ...(custom.length > 0 && { custom_attributes: custom }) };
    return send(() => createAccount({ firstname, lastname, email: address, password, ...more }));
  });
  const { ref: form } = formProps;

  useEffect(() => {
    for (const [name, value] of Object.entries(known ?? {})) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value === '') field.value = value;
    }
  }, [form, known]);

  return (
    <form {...formProps} className={styles.form} aria-labelledby={isPage ? undefined : titleId}>
      {!isPage && (
        <h2 id={titleId} className={styles.title}>
          {t('account.create.title')}
        </h2>
      )}
      <ContactField kind="firstname" errors={errors} />
      <ContactField kind="lastname" errors={errors} />
      <ContactField kind="email" autoComplete="username" errors={errors} />
      <AttributeFields attributes={attributes} errors={errors} />
      <PasswordField
        autoComplete="new-password"
        hint={t('account.password.hint', passwordRule)}
        error={errors['password']}
        again={{ label: t('account.password.again'), error: errors['password_again'] }}
      />
      <p className={styles.refusal} role="alert">
        {refusal && t(refusal)}
      </p>
      <CaptchaNote form="CUSTOMER_CREATE" />
      <Button type="submit" isWide isBusy={isBusy}>
        {t('account.create.submit')}
      </Button>
      <Button kind="link" size="small" onClick={onOther}>
        {t('account.create.other')}
      </Button>
    </form>
  );
};
