import { useId, useState } from 'react';
import { email, required } from '#contract/validation.ts';
import { CaptchaNote } from '#storefront/platform/captcha/captcha-note.tsx';
import { ContactField } from '#storefront/platform/forms/contact-field.tsx';
import { useForm } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { useSending } from '../use-sending.ts';
import { RequestPasswordResetEmailDocument } from './request-reset.graphql.ts';
import styles from '../account-panel.module.css';

const RULES = () => ({ email: [required, email] });

/** Requests a reset link. The response does not reveal whether the account exists. */
export const ForgotPasswordForm = ({ onBack }: { onBack: () => void }) => {
  const t = useT();
  const titleId = useId();
  const { commerce } = usePlatform();
  const [sentTo, setSentTo] = useState<string>();
  const { isBusy, refusal, send } = useSending();
  const { errors, formProps } = useForm(RULES, ({ email: typed }) =>
    send(async () => {
      const address = typed.trim();
      await commerce.mutate(RequestPasswordResetEmailDocument, { email: address });
      setSentTo(address);
    }),
  );
  return (
    <form {...formProps} className={styles.form} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('account.forgot.title')}
      </h2>
      <p className={styles.text}>{t('account.forgot.text')}</p>
      <ContactField kind="email" autoComplete="username" errors={errors} />
      <div role="status">{sentTo && <p className={styles.sent}>{t('account.forgot.sent', { email: sentTo })}</p>}</div>
      <p className={styles.refusal} role="alert">
        {refusal && t(refusal)}
      </p>
      <CaptchaNote form="CUSTOMER_FORGOT_PASSWORD" />
      <Button type="submit" isWide isBusy={isBusy}>
        {t('account.forgot.submit')}
      </Button>
      <Button kind="link" size="small" onClick={onBack}>
        {t('account.forgot.back')}
      </Button>
    </form>
  );
};
